import type { HalfPoints } from '../text/score.ts'

export type MatchPoints = [first: HalfPoints, second: HalfPoints]

const LETTER_POINTS: Record<string, HalfPoints> = { '1': 2, W: 2, '+': 2, '=': 1, D: 1 }

/** `games` has two letters for each game, the first side's and the second side's. */
export function pointsOfLetters(games: string): MatchPoints {
  const points: MatchPoints = [0, 0]
  for (const [at, letter] of Array.from(games).entries()) points[at % 2]! += LETTER_POINTS[letter] ?? 0
  return points
}

export const outcomeOfPoints = ([first, second]: MatchPoints): string =>
  first > second ? '10' : first < second ? '01' : '=='
