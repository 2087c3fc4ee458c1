/**
 * Numbers that name one match of a fixture where others name a pairing. Events without such fixtures have the plain
 * numbers.
 */

const WATCH_STEP = 1_000_000
const GAME_STEP = 1000

/** `match_no` of a watch (worker/data/watches.ts): the pairing's number, and that of the match; 0: the pairing itself. */
export const watchNo = (no: number, k = 0): number => k * WATCH_STEP + no

export const kOfWatch = (matchNo: number): number | undefined => Math.floor(matchNo / WATCH_STEP) || undefined

/** The number of a game or of a board in its pairing: those of the second match begin at 1001. */
export const numberInPairing = (k: number | undefined, no: number): number => ((k ?? 1) - 1) * GAME_STEP + no

/** The number in its own match, and the number of that match; undefined if it can't be one of that match. */
export function numberInMini(k: number | undefined, no: number): number | undefined {
  if (k === undefined) return no
  const own = no - (k - 1) * GAME_STEP
  return own > 0 && own < GAME_STEP ? own : undefined
}

/** The first and last number of the games of a match. */
export const gameRange = (k: number): [number, number] => [(k - 1) * GAME_STEP + 1, k * GAME_STEP - 1]
