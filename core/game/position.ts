import * as say from '#words/coreGame.js'
import { joinComma } from '../text/join-comma.ts'

export const PIECES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const
export type PieceKind = keyof typeof PIECES

export interface PlacedPiece {
  kind: PieceKind
  white: boolean
  /** From 0: column 0 is the a-file, row 0 the eighth rank. */
  column: number
  row: number
}

/** The pieces of a FEN; unknown letters are skipped. */
export function parsePlacement(fen: string): PlacedPiece[] {
  const rows = fen.split(' ')[0]!.split('/').slice(0, 8)
  return rows.flatMap((text, row) => {
    let column = 0
    const pieces: PlacedPiece[] = []
    for (const letter of text) {
      const kind = letter.toLowerCase()
      if (isKind(kind)) pieces.push({ kind, white: kind !== letter, column, row })
      column += Number(letter) || 1
    }
    return pieces
  })
}

const isKind = (letter: string): letter is PieceKind => Object.hasOwn(PIECES, letter)

/** Column and row of a square such as `e4`, from 0. */
export const squareAt = (square: string): { column: number; row: number } => ({
  column: square.charCodeAt(0) - 97,
  row: 8 - Number(square.charAt(1)),
})

const nameOf = ({ column, row }: PlacedPiece): string => String.fromCharCode(97 + column) + (8 - row)

export const isWhiteToMove = (fen: string): boolean => fen.split(' ')[1] !== 'b'

/** A position in words: `White: king g1, rooks b7 and c5. Black: …`. */
export function describePosition(fen: string): string {
  const pieces = parsePlacement(fen)
  return say.piecesOfBoth({ white: sideText(pieces, true), black: sideText(pieces, false) })
}

function sideText(pieces: PlacedPiece[], white: boolean): string {
  const kinds = (Object.keys(PIECES) as PieceKind[]).flatMap((kind) => {
    const squares = pieces.filter((piece) => piece.kind === kind && piece.white === white).map(nameOf)
    if (squares.length === 0) return []
    return say.piecesAt({ kind: PIECES[kind], count: squares.length, squares: joinWords(squares) })
  })
  return joinComma(kinds) || say.noPieces()
}

const joinWords = (words: string[]): string =>
  words.length > 1 ? say.squaresAnd({ squares: words.slice(0, -1).join(' '), last: words.at(-1)! }) : words[0]!
