import { expect, test } from 'vitest'
import { cells, need } from '#core/game/need.ts'

test('more than half of the game points win a match', () => {
  expect(need([14, 10], 16)).toEqual({ wins: 17, lacks: [3, 7] })
  expect(need([17, 3], 16)).toEqual({ wins: 17, lacks: [0, undefined] })
  expect(need([16, 16], 16)).toEqual({ wins: 17, lacks: [undefined, undefined] })
})

test('there is a cell for each game point, halves too', () => {
  expect(cells([5, 3], 6)).toEqual(['first', 'first', 'firstHalf', 'open', 'secondHalf', 'second'])
  expect(cells([0, 0], 2)).toEqual(['open', 'open'])
  expect(cells([9, 9], 4)).toEqual(['first', 'first', 'first', 'first'])
})
