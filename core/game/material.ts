import { parsePlacement, type PieceKind } from './position.ts'

const VALUES: Record<PieceKind, number> = { k: 0, q: 9, r: 5, b: 3, n: 3, p: 1 }

/** By how many pawns White has more material; negative when Black has more. */
export const materialLead = (fen: string): number =>
  parsePlacement(fen).reduce((sum, { kind, white }) => sum + (white ? VALUES[kind] : -VALUES[kind]), 0)
