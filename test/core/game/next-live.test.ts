import { expect, test } from 'vitest'
import type { GameSlot, MatchBoard } from '#core/game/boards.ts'
import { fromNext, otherLiveBoards } from '#core/game/next-live.ts'

/** Boards with two games each: `o` over, `l` live, `-` open. */
const match = (...boards: string[]): MatchBoard[] =>
  boards.map((states, at) => ({
    number: at + 1,
    numberInPairing: at + 1,
    names: ['', ''],
    slots: Array.from(states, (letter, game): GameSlot => {
      const state = letter === 'o' ? 'over' : letter === 'l' ? 'live' : 'open'
      return { no: 2 * at + game + 1, state }
    }),
  }))

test('the next live board is the next one with a running game, from the first board again after the last', () => {
  const boards = match('ol', 'oo', 'l-', 'ol')
  expect(otherLiveBoards(boards, 1)).toEqual([
    { board: 3, no: 5 },
    { board: 4, no: 8 },
  ])
  expect(otherLiveBoards(boards, 6).map(({ board }) => board)).toEqual([4, 1])
  expect(otherLiveBoards(boards, 8).map(({ board }) => board)).toEqual([1, 3])
})

test('the board on screen is not its own next one', () => {
  expect(otherLiveBoards(match('oo', 'ol', 'oo'), 3)).toEqual([])
  expect(otherLiveBoards([], 1)).toEqual([])
})

test('the order goes round from any place, and from a place that is not there begins at the start', () => {
  expect(fromNext(['a', 'b', 'c'], 1)).toEqual(['c', 'a'])
  expect(fromNext(['a', 'b'], -1)).toEqual(['a', 'b'])
})
