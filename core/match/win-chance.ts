/** How good a position is for White: in centipawns, or in moves to mate (negative when Black mates). */
export type Evaluation = { cp: number } | { mate: number }

/** Beyond this nobody can tell a difference, and win percentages stop growing. */
const MAX_CENTIPAWNS = 1000

/** Centipawns of an evaluation, so that a mate compares with a score: mate in 1 is 2000, in 10 or more 1100. */
export const centipawns = (evaluation: Evaluation): number =>
  'cp' in evaluation
    ? evaluation.cp
    : (21 - Math.min(10, Math.abs(evaluation.mate))) * 100 * (evaluation.mate < 0 ? -1 : 1)

/** White's chance to win in percent, 0–100, with a draw as half a win; the curve that lichess fitted to its games. */
export function winPercent(evaluation: Evaluation): number {
  const cp = Math.max(-MAX_CENTIPAWNS, Math.min(MAX_CENTIPAWNS, centipawns(evaluation)))
  return 50 + 50 * (2 / (1 + Math.exp(-0.00368208 * cp)) - 1)
}

/** `+0.3`, `−1.7`, `0.0`, `#5`, `−#3`; from White's side. */
export function formatEvaluation(evaluation: Evaluation): string {
  if ('mate' in evaluation) return `${evaluation.mate < 0 ? '−' : ''}#${Math.abs(evaluation.mate)}`
  const tenths = Math.round(Math.abs(evaluation.cp) / 10)
  return `${tenths === 0 ? '' : evaluation.cp < 0 ? '−' : '+'}${(tenths / 10).toFixed(1)}`
}

/** The value of PGN's `[%eval …]`: `0.23`, `-1.4,18`, `#-3`. A depth after a comma is left out. */
export function parseEvaluation(text: string): Evaluation | undefined {
  const [, mate, pawns] = /^\s*(?:#([+-]?\d{1,3})|([+-]?\d{0,5}(?:\.\d{1,4})?))\s*(?:,.*)?$/.exec(text) ?? []
  if (mate !== undefined) return { mate: Number(mate) }
  return pawns && /\d/.test(pawns) ? { cp: Math.round(Number(pawns) * 100) } : undefined
}
