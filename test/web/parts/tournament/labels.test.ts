import { expect, test } from 'vitest'
import { formatWhen } from '#core/text/when.ts'
import type { Times } from '#web/ui/time.tsx'
import { formatLabel } from '#web/parts/tournament/format-label.ts'
import { roundLabel, entrantsLabel, progressLabel, stageLabel } from '#web/parts/tournament/labels.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { aSnapshot } from '../../../support/build.ts'

test('labels give the system of an event, its entrants and its round', () => {
  const league = aSnapshot({ players: 22, round: 7, settings: { competitors: 'team' } })
  expect([systemLabel(league.settings, league.systems), entrantsLabel(league), roundLabel(league)]).toEqual([
    'Team Swiss',
    '22 teams',
    'Round 7 of 9',
  ])
  expect(roundLabel(aSnapshot({ round: 23, settings: { totalRounds: null } }))).toBe('Round 23')
  expect(roundLabel(aSnapshot())).toBe('9 rounds')
  expect(entrantsLabel(aSnapshot({ players: 1 }))).toBe('1 player')
})

test('an event that changes its system has one name for it in every round', () => {
  const systems = [
    { from: 1, to: 6, system: 'swiss' as const, poolNames: [] },
    { from: 7, to: 9, system: 'knockout' as const, poolNames: [] },
  ]
  for (const round of [0, 1, 8]) {
    const event = aSnapshot({ systems, round })
    expect(systemLabel(event.settings, event.systems)).toBe('Individual Swiss, then knockout')
  }
  const snapshot = aSnapshot({ players: 2, systems, round: 8 })
  snapshot.players.pool = [0, 1]
  expect(formatLabel(snapshot)).toBe('Swiss, then knockout, two pools')
})

const times: Times = (at, shape) => formatWhen(at, shape, { now: 0 })

test('the header gives the stage of an event: its start, its round, or that it is over', () => {
  const dates = ['2026-12-06' as const, null]
  expect(stageLabel(aSnapshot({ dates, active: false }), times)).toBe('Starts 6 Dec 2026')
  expect(stageLabel(aSnapshot(), times)).toBe('9 rounds')
  expect(stageLabel(aSnapshot({ dates, round: 7 }), times)).toBe('Round 7 of 9')
  expect(stageLabel(aSnapshot({ dates, round: 7, active: false }), times)).toBe('Finished')
})

test('matches are counted in words', () => {
  expect(progressLabel(6, 3, 1, true)).toBe('6 matches, 3 live, 1 bye')
  expect(progressLabel(1, 0, 0, false)).toBe('1 game')
})
