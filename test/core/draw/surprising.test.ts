import { expect, test } from 'vitest'
import { surprises } from '#core/draw/reasons/surprising.ts'
import { aSnapshot } from '#test/support/build.ts'

const event = aSnapshot({ players: ['Ann', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 1', '1-3 1, 2-4 1'] })
const board = (white: number, black: number) => ({ white, black, pool: 0 })

test('a pairing surprises from 1½ points apart on', () => {
  const boards = [board(0, 3), board(1, 2)]
  expect(surprises(event, 3, boards, boards)).toEqual([
    { apart: 4, isSurprising: true },
    { apart: 0, isSurprising: false },
  ])
})

test('a bye, other pairs and other colours than by the rules surprise', () => {
  const boards = [board(1, 2), board(0, -1)]
  const by = (drawn: typeof boards) => surprises(event, 3, boards, drawn).map(({ isSurprising }) => isSurprising)
  expect(by(boards)).toEqual([false, true])
  expect(by([board(2, 1), board(0, -1)])).toEqual([true, true])
  expect(by([board(1, 0), board(2, -1)])).toEqual([true, true])
})
