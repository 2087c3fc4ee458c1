import { expect, test } from 'vitest'
import { gamePoints, pairings, winner } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'
import { gamesProgress } from '#core/snapshot/pairing-labels.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'
import { aRound, aSnapshot } from '../../support/build.ts'

const pairing = (text: string) => pairings(aSnapshot({ rounds: [`1-2 ${text}`] }), 1)[0]!
const match = (games: string, boards?: number) =>
  pairings(aSnapshot({ rounds: [aRound('1-2 *', { games: [games], facts: boards ? { 0: { boards } } : {} })] }), 1)[0]!

test('a match has the game points of its round in half points, else those of its outcome', () => {
  const four = { ...DEFAULTS, gamePointTotal: 4 }
  expect([pairing('2½:1½').points, pairing('1').points]).toEqual([[5, 3], null])
  expect([pairing('2½:1½'), pairing('1'), pairing('=')].map((one) => gamePoints(one, four))).toEqual([
    [5, 3],
    [8, 0],
    [4, 4],
  ])
  expect(gamePoints(pairing('*'), four)).toBeNull()
  expect(gamePoints(pairings(aSnapshot({ rounds: ['1 U'] }), 1)[0]!, { ...DEFAULTS, byeReward: 0.5 })).toEqual([1, 0])
})

test('a provisional result is not confirmed', () => {
  const [first, second] = pairings(
    aSnapshot({ rounds: [aRound('1-2 1, 3-4 1', { facts: { 1: { provisional: true } } })] }),
  )
  expect([pairingStatus(first!, 0), pairingStatus(second!, 0)]).toEqual(['confirmed', 'pending'])
})

test('progress counts finished games, out of all games of the match', () => {
  expect(gamesProgress(match('10==    ', 2), 16)).toEqual({ over: 2, of: 16 })
  expect(gamesProgress(match('10==    ', 2), 4)).toEqual({ over: 2, of: 4 })
})

test('a pairing of one game has no progress', () => {
  expect(gamesProgress(match(''), 1)).toBeUndefined()
})

test('a draw, a running match and a double forfeit have no winner', () => {
  expect(['=', '*', '--', '*2:1'].map((text) => winner(pairing(text)))).toEqual(Array(4).fill(undefined))
  expect(['1', '0', '-+'].map((text) => winner(pairing(text)))).toEqual([0, 1, 1])
})
