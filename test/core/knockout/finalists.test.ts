import { expect, test } from 'vitest'
import { finalists } from '#core/knockout/finalists.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const settings = { pairingSystem: 'knockout' as const, totalRounds: 2 }
const podium = (rounds: Parameters<typeof aSnapshot>[0] & object) =>
  finalists(aSnapshot({ settings, ...rounds }))?.map(({ player, rank }) => [rank, player + 1])

test('the final decides first and second, and the losing semi-finalists share third place', () => {
  expect(podium({ rounds: ['1-4 1, 2-3 0', '1-3 0'] })).toEqual([
    [1, 3],
    [2, 1],
    [3, 4],
    [3, 2],
  ])
})

test('the winner of the match for third place has it alone, in any pool', () => {
  const places = [
    [1, 1],
    [2, 2],
    [3, 3],
  ]
  expect(podium({ rounds: ['1-4 1, 2-3 1', '1-2 1, 4-3 0'] })).toEqual(places)
  expect(podium({ rounds: ['1-4 1, 2-3 1', aRound('1-2 1, 4-3 0', { pool: [0, 1] })] })).toEqual(places)
})

test('a final of two has no third place', () => {
  expect(podium({ rounds: ['1-2 1'], settings: { ...settings, totalRounds: 1 } })).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('if both finalists forfeited, nobody has won', () => {
  expect(podium({ rounds: ['1-4 1, 2-3 1', '1-2 --'] })).toEqual([
    [2, 1],
    [2, 2],
    [3, 4],
    [3, 3],
  ])
})

test('tie-break games of the final decide it', () => {
  const final = aRound('1-2 =', { facts: { 0: { tieBreak: 'blitz w 0:2' } } })
  expect(podium({ rounds: ['1-4 1, 2-3 1', final] })!.slice(0, 2)).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('there are no finalists before the final is decided, or if no knockout ends the event', () => {
  expect(podium({ rounds: ['1-4 1, 2-3 1'] })).toBeUndefined()
  expect(podium({ rounds: ['1-4 1, 2-3 1', '1-2 *'] })).toBeUndefined()
  expect(podium({ rounds: ['1-4 1, 2-3 1', '1-2 1'], settings: {} })).toBeUndefined()
  expect(podium({ players: 4 })).toBeUndefined()
})
