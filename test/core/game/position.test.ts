import { expect, test } from 'vitest'
import { describePosition, isWhiteToMove, parsePlacement, squareAt } from '#core/game/position.ts'

const ENDING = '6k1/1R3pp1/7p/2R5/8/8/5PPP/r4BK1 w - - 2 28'

test('a position is described in words, side by side', () => {
  expect(describePosition(ENDING)).toBe(
    'White: king g1, rooks b7 and c5, bishop f1, pawns f2 g2 and h2. Black: king g8, rook a1, pawns f7 g7 and h6.',
  )
})

test('pieces are placed as the FEN says', () => {
  expect(parsePlacement('8/8/8/3k4/8/8/8/7K b - - 0 1')).toEqual([
    { kind: 'k', white: false, column: 3, row: 3 },
    { kind: 'k', white: true, column: 7, row: 7 },
  ])
  expect(squareAt('d5')).toEqual({ column: 3, row: 3 })
  expect(isWhiteToMove(ENDING)).toBe(true)
})

test('an invalid position has no pieces that could not be drawn', () => {
  expect(parsePlacement('')).toEqual([])
  expect(parsePlacement('xx/yy w')).toEqual([])
})
