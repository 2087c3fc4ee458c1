import { expect, test } from 'vitest'
import { byeWarning } from '#core/draw/bye-limits.ts'
import { roundLimitText } from '#core/draw/round-limit.ts'
import type { PairingSystem } from '#core/tournament/tournament.ts'
import { aSnapshot } from '#test/support/build.ts'

const limit = (players: number, totalRounds: number, pairingSystem: PairingSystem = 'swiss') =>
  roundLimitText({ ...aSnapshot({ players, settings: { totalRounds, pairingSystem } }), systems: [] })

test('a Swiss of more rounds than there are opponents is told before round 1', () => {
  expect(limit(4, 5)).toMatch(/^4 players can play 3 rounds without meeting twice, not 5/)
  expect(limit(5, 6)).toMatch(/^5 players can play 5 rounds/)
  expect([limit(4, 3), limit(5, 5), limit(20, 9)]).toEqual([undefined, undefined, undefined])
})

test('a round robin has the rounds of its table, once or twice', () => {
  expect(limit(6, 7, 'roundRobin')).toMatch(/^A round robin of 6 players has 5 rounds, or 10 if everybody meets twice/)
  expect([limit(6, 5, 'roundRobin'), limit(6, 10, 'roundRobin'), limit(5, 5, 'roundRobin')]).toEqual(
    Array(3).fill(undefined),
  )
})

test('the desk is asked before a second half-point bye, one in the last round, and any full-point bye', () => {
  const event = aSnapshot({ players: 5, rounds: ['1-2 1, 3-4 1, 5 H'], settings: { totalRounds: 4 } })
  expect(byeWarning(event, { no: 5, round: 2, type: 'H' })).toBe('Each player can have one half-point bye only.')
  expect(byeWarning(event, { no: 1, round: 4, type: 'H' })).toBe('There is no half-point bye in the last round.')
  expect(byeWarning(event, { no: 1, round: 2, type: 'F' })).toMatch(/^Full-point byes are deprecated/)
  expect(byeWarning(event, { no: 1, round: 2, type: 'H' })).toBeUndefined()
  expect(byeWarning(event, { no: 5, round: 4, type: 'Z' })).toBeUndefined()
})
