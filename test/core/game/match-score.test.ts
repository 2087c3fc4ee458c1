import { expect, test } from 'vitest'
import { pointCells, pointsNeeded } from '#core/game/match-score.ts'

test('more than half of the game points win a match', () => {
  expect(pointsNeeded([14, 10], 16)).toEqual({ wins: 17, lacks: [3, 7] })
  expect(pointsNeeded([17, 3], 16)).toEqual({ wins: 17, lacks: [0, undefined] })
  expect(pointsNeeded([16, 16], 16)).toEqual({ wins: 17, lacks: [undefined, undefined] })
})

test('there is a cell for each game point, halves too', () => {
  expect(pointCells([5, 3], 6)).toEqual(['first', 'first', 'firstHalf', 'open', 'secondHalf', 'second'])
  expect(pointCells([0, 0], 2)).toEqual(['open', 'open'])
  expect(pointCells([9, 9], 4)).toEqual(['first', 'first', 'first', 'first'])
})
