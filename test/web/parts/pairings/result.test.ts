import { expect, test } from 'vitest'
import { pairingViews } from '#web/parts/pairings/pairing.ts'
import { scores, winner } from '#web/parts/pairings/result.ts'
import { aSnapshot } from '#test/support/build.ts'

const result = (text: string) => pairingViews(aSnapshot({ rounds: [`1-2 ${text}`] }), 1)[0]!

test('results print as on a result sheet: 1, ½, 0, and signs where nobody played', () => {
  expect(scores(result('1'))).toEqual(['1', '0'])
  expect(scores(result('='))).toEqual(['½', '½'])
  expect(scores(result('+-'))).toEqual(['+', '−'])
  expect(scores(result('*'))).toEqual(['', ''])
})

test('a match prints its game points', () => {
  expect(scores(result('8½:7½'))).toEqual(['8½', '7½'])
})

test('nobody has won a draw, a match that is on, or a double forfeit', () => {
  expect([result('='), result('*'), result('--'), result('*2:1')].map(winner)).toEqual(Array(4).fill(undefined))
  expect([winner(result('1')), winner(result('0')), winner(result('-+'))]).toEqual([0, 1, 1])
})
