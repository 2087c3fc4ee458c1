import { expect, test } from 'vitest'
import { boardRefusal, rangeText } from '#core/people/board-range.ts'
import { aSnapshot } from '#test/support/build.ts'
import { boardsToTry } from '#web/parts/what-if/boards.ts'
import { deskBoards } from '#web/parts/desk/results/boards.ts'

const rounds = ['1-2 *, 3-4 *']
const open = aSnapshot({ rounds })
const league = aSnapshot({ rounds, settings: { competitors: 'team', gamePointTotal: 4 } })

test('a match of teams has a table everywhere, a game a board', () => {
  expect(deskBoards(league, 1).map(({ place }) => place)).toEqual(['Table 1', 'Table 2'])
  expect(deskBoards(open, 1).map(({ place }) => place)).toEqual(['Board 1', 'Board 2'])
  expect(boardsToTry(league, 1).map(({ place }) => place)).toEqual(['Table 1', 'Table 2'])
  expect(boardsToTry(open, 1).map(({ place }) => place)).toEqual(['Board 1', 'Board 2'])
  expect(boardRefusal({ fromBoard: 2, toBoard: 3 }, 1, true)).toBe(
    'You enter tables 2 to 3. Table 1 is another arbiter’s.',
  )
  expect(rangeText({ fromBoard: 2, toBoard: null }, true)).toBe('tables from 2 on')
  expect(rangeText({ fromBoard: null, toBoard: null })).toBe('all boards')
})
