import { expect, test } from 'vitest'
import { roundLabel, entrantsLabel, formatLabel, systemLabel, progressLabel } from '#web/parts/tournament/labels.ts'
import { aSnapshot } from '../../../support/build.ts'

test('an event says how it is played, by whom, and how far it is', () => {
  const league = aSnapshot({ players: 22, round: 7, settings: { competitors: 'team' } })
  expect([systemLabel(league), entrantsLabel(league), roundLabel(league)]).toEqual([
    'Team Swiss',
    '22 teams',
    'Round 7 of 9',
  ])
  expect(roundLabel(aSnapshot({ round: 23, settings: { totalRounds: null } }))).toBe('Round 23')
  expect(roundLabel(aSnapshot())).toBe('9 rounds')
  expect(entrantsLabel(aSnapshot({ players: 1 }))).toBe('1 player')
})

test('an event that changes its system names both, and its pools', () => {
  const systems = [
    { from: 1, to: 6, system: 'swiss' as const, poolNames: [] },
    { from: 7, to: 9, system: 'knockout' as const, poolNames: [] },
  ]
  const snapshot = aSnapshot({ players: 2, systems, round: 8 })
  snapshot.players.pool = [0, 1]
  expect(formatLabel(snapshot)).toBe('Swiss, then knockout, two pools')
  expect(systemLabel(snapshot)).toBe('Individual knockout')
})

test('matches are counted in words', () => {
  expect(progressLabel(6, 3, 1, true)).toBe('6 matches, 3 live, 1 bye')
  expect(progressLabel(1, 0, 0, false)).toBe('1 game')
})
