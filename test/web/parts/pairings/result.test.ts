import { expect, test } from 'vitest'
import { pairings } from '#core/snapshot/pairing.ts'
import { scores } from '#web/parts/pairings/result.ts'
import { aSnapshot } from '#test/support/build.ts'

const result = (text: string) => pairings(aSnapshot({ rounds: [`1-2 ${text}`] }), 1)[0]!

test('results print as on a result sheet: 1, ½, 0, and signs for forfeits', () => {
  expect(scores(result('1'))).toEqual(['1', '0'])
  expect(scores(result('='))).toEqual(['½', '½'])
  expect(scores(result('+-'))).toEqual(['+', '−'])
  expect(scores(result('*'))).toEqual(['', ''])
})

test('a match prints its game points', () => {
  expect(scores(result('8½:7½'))).toEqual(['8½', '7½'])
})
