import { expect, test } from 'vitest'
import { course, entered, format, kind, progressWords } from '#web/parts/tournament/words.ts'
import { aSnapshot } from '#test/support/build.ts'

test('an event says how it is played, by whom, and how far it is', () => {
  const league = aSnapshot({ players: 22, round: 7, settings: { competitors: 'team' } })
  expect([kind(league), entered(league), course(league)]).toEqual(['Team Swiss', '22 teams', 'Round 7 of 9'])
  expect(course(aSnapshot({ round: 23, settings: { totalRounds: null } }))).toBe('Round 23')
  expect(course(aSnapshot())).toBe('9 rounds')
  expect(entered(aSnapshot({ players: 1 }))).toBe('1 player')
})

test('an event that changes its system names both, and its pools', () => {
  const systems = [
    { from: 1, to: 6, system: 'swiss' as const, poolNames: [] },
    { from: 7, to: 9, system: 'knockout' as const, poolNames: [] },
  ]
  const event = aSnapshot({ players: 2, systems, round: 8 })
  event.players.pool = [0, 1]
  expect(format(event)).toBe('Swiss, then knockout, two pools')
  expect(kind(event)).toBe('Individual knockout')
})

test('matches are counted in words', () => {
  expect(progressWords(6, 3, 1, true)).toBe('6 matches, 3 live, 1 bye')
  expect(progressWords(1, 0, 0, false)).toBe('1 game')
})
