import { expect, test } from 'vitest'
import { BLACK, field, OPEN, outcomeOf, PLAYED, WHITE } from '#core/standings/field.ts'
import { VOLUNTARY } from '#core/standings/outcome-tables.ts'
import { aSnapshot } from '#test/support/build.ts'

test('a player without a pairing in a drawn round was absent', () => {
  const seen = field(aSnapshot({ players: 3, rounds: ['1-2 1'] }), 1)
  expect(outcomeOf(seen, 2)).toBe('Z')
  expect(seen.opponent[2]).toBe(-1)
  expect(seen.traits[2]).toBe(VOLUNTARY)
})

test('an unfinished match has game points, but no match points', () => {
  const settings = { competitors: 'team', gamePointTotal: 4 } as const
  const seen = field(aSnapshot({ rounds: ['1-2 *2½:½'], settings }), 1)
  expect([...seen.game.total]).toEqual([5, 1])
  expect([...seen.match.total]).toEqual([0, 0])
  expect([...seen.traits]).toEqual([OPEN, OPEN])
})

test('both sides have their opponent and their colour', () => {
  const seen = field(aSnapshot({ rounds: ['1-2 =', '2-1 +-, 3 H'] }), 2)
  expect([...seen.opponent]).toEqual([1, 1, 0, 0, -1, -1])
  expect([...seen.colour]).toEqual([WHITE, BLACK, BLACK, WHITE, 0, 0])
  expect([...seen.traits]).toEqual([PLAYED, VOLUNTARY, PLAYED, 0, VOLUNTARY, VOLUNTARY])
})

test('rewards are those of the tournament; an absent player gets nothing, even if losses are rewarded', () => {
  const settings = { winReward: 3, drawReward: 2, lossReward: 1, byeReward: 2 }
  const rounds = ['1-2 1, 3-4 =, 5-6 +-, 7-8 WL, 9 U, 10 H, 11 Z, 12 F']
  const seen = field(aSnapshot({ rounds, settings }), 1)
  expect([...seen.match.total]).toEqual([6, 2, 4, 4, 6, 0, 6, 2, 4, 4, 0, 6])
  expect([...seen.game.total]).toEqual([2, 0, 1, 1, 2, 0, 2, 0, 1, 1, 0, 2])
})

test('a bonus counts from its round on, for match points and for game points', () => {
  const snapshot = aSnapshot({
    rounds: ['1-2 1', '2-1 =', '1-2 0'],
    bonuses: [{ player: 1, round: 2, MP: 2, GP: -1 }],
  })
  const totals = [1, 2, 3].map((round) => field(snapshot, round))
  expect(totals.map(({ match }) => match.total[1])).toEqual([0, 3, 5])
  expect(totals.map(({ game }) => game.total[1])).toEqual([0, 0, 2])
})

test('at most the drawn rounds are shown, and none before the first', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1'] })
  expect(field(snapshot, 9).round).toBe(1)
  expect(field(snapshot, 0).round).toBe(0)
  expect([...field(snapshot, -3).match.total]).toEqual([0, 0])
})

test('pairings are fixed while the event is a round robin', () => {
  const systems = [
    { from: 1, to: 1, system: 'roundRobin', poolNames: [] } as const,
    { from: 2, to: 2, system: 'swiss', poolNames: [] } as const,
  ]
  const snapshot = aSnapshot({
    rounds: ['1-2 1', '1-2 1'],
    systems: systems.map((system) => ({ ...system, poolNames: [] })),
  })
  expect([1, 2].map((round) => field(snapshot, round).fixed)).toEqual([true, false])
})
