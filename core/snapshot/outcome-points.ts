import type { Settings } from '../tournament/tournament.ts'
import type { RoundColumns } from './snapshot.ts'
import type { HalfPoints } from '../text/score.ts'

const RESULT_BY_LETTER: Record<string, 2 | 1 | 0> = {
  '1': 2,
  W: 2,
  '+': 2,
  F: 2,
  '=': 1,
  D: 1,
  H: 1,
  '0': 0,
  L: 0,
  '-': 0,
  Z: 0,
}

/**
 * The result for the letter's side: 2 win, 1 draw, 0 loss; null without a result. `bye` is the result for a
 * pairing-allocated bye (`byeResult`).
 */
export const letterResult = (letter: string, bye: 0 | 1 | 2 = 2): 2 | 1 | 0 | null =>
  letter === 'U' ? bye : (RESULT_BY_LETTER[letter] ?? null)

/** In plain points: 1, 0.5 or 0. */
export type ResultPoints = 1 | 0.5 | 0
export const POINTS = [0, 0.5, 1] as const

export function resultOf(letter: string, bye: 0 | 1 | 2 = 2): ResultPoints | null {
  const points = letterResult(letter, bye)
  return points === null ? null : POINTS[points]
}

/** Game points of White and Black, if the outcome is all that is known. */
export const outcomePoints = (
  outcome: string,
  gamePointTotal: number,
  bye: 0 | 1 | 2 = 2,
): [white: HalfPoints, black: HalfPoints] => [
  (letterResult(outcome.charAt(0), bye) ?? 0) * gamePointTotal,
  (letterResult(outcome.charAt(1), bye) ?? 0) * gamePointTotal,
]

/** The result whose reward a pairing-allocated bye gets: 2 a win, 1 a draw, 0 a loss. */
export function byeResult({
  winReward,
  drawReward,
  byeReward,
}: Pick<Settings, 'winReward' | 'drawReward' | 'byeReward'>): 0 | 1 | 2 {
  if (byeReward >= winReward) return 2
  return byeReward >= drawReward ? 1 : 0
}

/** Game points of a pairing: stored ones, else those of the outcome. undefined in rounds without points. */
export function pointsAt(
  { points, outcomes }: RoundColumns,
  at: number,
  settings: Settings,
): [HalfPoints, HalfPoints] | undefined {
  if (!points) return undefined
  const [white, black] = outcomePoints(outcomes.slice(2 * at, 2 * at + 2), settings.gamePointTotal, byeResult(settings))
  return [points[2 * at] ?? white, points[2 * at + 1] ?? black]
}
