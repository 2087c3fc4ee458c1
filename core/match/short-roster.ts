import type { MatchPoints } from './scores.ts'

/** A finished match as the chess site reports it, and how many players each side had signed up before the start. */
export interface ShortMatchReport {
  bodyStatus?: string | undefined
  points?: MatchPoints | null | undefined
  boards?: number | undefined
  /** Fewer boards than this, and the match does not start. */
  minBoards?: number | undefined
  signUps?: [first: number, second: number] | undefined
}

/**
 * Whether a match never started because a side had too few players. Chess.com calls such a match finished, 0 to 0, and
 * lists it as a draw.
 */
export const isShort = ({ bodyStatus, points, boards = 0, minBoards }: ShortMatchReport): boolean =>
  bodyStatus === 'finished' &&
  minBoards !== undefined &&
  boards < minBoards &&
  (points?.[0] ?? 0) + (points?.[1] ?? 0) === 0

/** The forfeit of a match that never started; undefined if it did, or if nothing says which side was short. */
export function shortForfeit(report: ShortMatchReport): '+-' | '-+' | '--' | undefined {
  const { minBoards = 0, signUps } = report
  if (!isShort(report) || !signUps) return undefined
  const [isFirstShort, isSecondShort] = [signUps[0] < minBoards, signUps[1] < minBoards]
  if (isFirstShort) return isSecondShort ? '--' : '-+'
  return isSecondShort ? '+-' : undefined
}
