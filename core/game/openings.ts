/** An opening by its ECO code and its name in English. */
export interface Opening {
  eco: string
  name: string
}

/** What build/openings.ts writes: lines such as `C65 Ruy Lopez: Berlin Defense`, each with the hash of its position. */
export interface OpeningData {
  names: string
  positions: number[]
}

export type Openings = ReadonlyMap<number, Opening>

/** The longest line of the data has 36 half-moves. Later positions would only meet names by chance. */
const MAX_PLIES = 40

export const readOpenings = ({ names, positions }: OpeningData): Openings =>
  new Map(names.split('\n').map((line, at) => [positions[at]!, { eco: line.slice(0, 3), name: line.slice(4) }]))

/**
 * The name of the last position of a game that has one, and after how many half-moves it arose. By positions, so that
 * other orders of the same moves have the same name.
 */
export function openingOf(fens: readonly string[], openings: Openings): (Opening & { ply: number }) | undefined {
  for (let ply = Math.min(fens.length, MAX_PLIES); ply > 0; ply -= 1) {
    const found = openings.get(positionHash(fens[ply - 1]!))
    if (found) return { ...found, ply }
  }
  return undefined
}

/**
 * 32 bits for a position: its pieces, the side to move, castling rights and the en passant square, without the counters
 * of a FEN. FNV-1a, mixed at the end as MurmurHash3 does.
 */
export function positionHash(fen: string): number {
  const [pieces, side, castling, enPassant] = fen.split(' ')
  let hash = 0x811c9dc5
  for (const letter of `${pieces} ${side} ${castling} ${enPassant}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
