import { expect, test } from 'vitest'
import { movement, ranks } from '#core/standings/progress.ts'
import { aSnapshot } from '#test/support/build.ts'

const snapshot = aSnapshot({ rounds: ['1-2 1, 3-4 1', '1-3 0, 2-4 1', '1-4 0, 2-3 1'] })

test('ranks by position after each round', () => {
  expect([...ranks(snapshot, 1)]).toEqual([1, 3, 1, 3])
  expect([...ranks(snapshot, 2)]).toEqual([2, 2, 1, 4])
})

test('movement counts the places gained since the round before', () => {
  expect([...movement(snapshot, 2, ranks(snapshot, 2))]).toEqual([-1, 1, 0, -1])
  expect([...movement(snapshot, 3, ranks(snapshot, 3))]).toEqual([-1, 1, 0, 1])
})

test('there is no movement before the second round', () => {
  expect([...movement(snapshot, 1, ranks(snapshot, 1))]).toEqual([0, 0, 0, 0])
  expect([...movement(snapshot, 0, ranks(snapshot, 0))]).toEqual([0, 0, 0, 0])
})

test('movement uses the tournament’s tie-breaks', () => {
  const settings = { tieBreaks: ['rating'] }
  const rated = aSnapshot({ players: ['A 2000', 'B 2400'], rounds: ['1-2 1', '1-2 0'], settings })
  expect([...movement(rated, 2, ranks(rated, 2))]).toEqual([-1, 1])
})
