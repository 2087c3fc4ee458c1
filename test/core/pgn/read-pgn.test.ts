import { expect, test } from 'vitest'
import { MAX_PGN_LENGTH } from '#core/pgn/pgn-game.ts'
import { readPgn } from '#core/pgn/read-pgn.ts'

const sans = (text: string) => readPgn(text).moves.map(({ san }) => san)

test('tags, moves and comments are told apart', () => {
  const pgn = '[White "A \\"B\\" C"]\n[Result "*"]\n\n{first} 1. e4! {best [%clk 0:01:00]} e5 $1 ;to the end\n2.Nf3 *'
  expect(readPgn(pgn)).toMatchObject({
    tags: { White: 'A "B" C', Result: '*' },
    opening: 'first',
    moves: [
      { san: 'e4', comment: 'best [%clk 0:01:00]' },
      { san: 'e5', comment: 'to the end' },
      { san: 'Nf3', comment: '' },
    ],
    isTruncated: false,
  })
})

test.each([
  ['variations, however deep, are no part of the game', '1. e4 (1. d4 d5 (1... Nf6 {x}) 2. c4) e5', ['e4', 'e5']],
  ['what follows the result is another game', '1. e4 1-0\n\n[White "x"]\n1. d4', ['e4']],
  ['numbers stand where they like', '1.e4 1...e5 2 . Nf3', ['e4', 'e5', 'Nf3']],
  ['a comment without an end takes the rest', '1. e4 {and so on 1... e5', ['e4']],
  ['a variation without an end takes the rest', '1. e4 (1. d4 d5', ['e4']],
  ['nothing is nothing', '', []],
])('%s', (_, text, moves) => expect(sans(text)).toEqual(moves))

test('the tags of a second game do not change the first', () => {
  expect(readPgn('[White "A"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 *').tags).toEqual({ White: 'A' })
})

test.each(['(', '{', '[A "b"]\n', '1. e4 {x} ', '$1 ', '\u0000', '[', ')))', '"\\'])(
  'of a megabyte of %j no more is read than is kept',
  (piece) => {
    const { isTruncated, moves } = readPgn(piece.repeat(Math.ceil((16 * MAX_PGN_LENGTH) / piece.length)))
    expect(isTruncated).toBe(true)
    expect(moves.length).toBeLessThanOrEqual(1200)
  },
)
