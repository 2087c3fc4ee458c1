import { expect, test } from 'vitest'
import { readPgnFile } from '#core/pgn/read-pgn.ts'
import { withoutTwins } from '#core/pgn/same-game.ts'

const game = (moves: string, result = '*', white = 'A'): string =>
  `[White "${white}"]\n[Black "B"]\n[Round "1"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`
const plies = (text: string) => withoutTwins(readPgnFile(text, 500).games).map(({ moves }) => moves.length)

test('of a game that is there twice the longer one stays, wherever it is', () => {
  expect(plies(game('1. e4 e5') + game('1. d4', '*', 'C') + game('1. e4 e5 2. Nf3'))).toEqual([3, 1])
  expect(plies(game('1. e4 e5 2. Nf3', '1-0') + game('1. e4'))).toEqual([3])
})

test('two games of a pair are two games: with other moves, other results, other colours, or without moves', () => {
  expect(plies(game('1. e4 e5') + game('1. d4 d5'))).toEqual([2, 2])
  expect(plies(game('1. e4 e5', '1-0') + game('1. e4 e5', '0-1'))).toEqual([2, 2])
  expect(plies(game('1. e4 e5') + game('1. e4 e5', '*', 'B'))).toEqual([2, 2])
  expect(plies(game('', '1-0') + game('', '1-0'))).toEqual([0, 0])
})
