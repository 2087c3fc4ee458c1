import { formatMove } from './moves.ts'

/** The last of these moves with its number, `27… Rd8`; `fen` is the position after it. */
export function lastMoveText(fen: string, sans: readonly string[]): string | undefined {
  const last = sans.at(-1)
  if (last === undefined) return undefined
  const [, side, , , , number] = fen.split(' ')
  // After Black's move White is to move, and the number has gone up.
  const moved = side === 'w' ? Math.max(1, Number(number) - 1) : Number(number)
  return formatMove(1, `- ${side === 'w' ? 'b' : 'w'} - - 0 ${moved}`, last)
}
