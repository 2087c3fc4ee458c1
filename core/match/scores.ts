import { isFinished, isLive, type Judged } from './status.ts'

/** Doubled points of the first side and of the second side. */
export type Points = [first: number, second: number]

// What a game's letter is worth, doubled.
const WORTH: Record<string, number> = { '1': 2, W: 2, '+': 2, '=': 1, D: 1 }

/** What a match stands at by its games, whose letters are the first side's and the second side's. */
export function score(games: string): Points {
  const points: Points = [0, 0]
  for (const [at, letter] of Array.from(games).entries()) points[at % 2]! += WORTH[letter] ?? 0
  return points
}

/** The letters of a match that ended with these points. */
export const outcomeOf = ([first, second]: Points): string => (first > second ? '10' : first < second ? '01' : '==')

/** Scores are shown only when the match is finished or live. */
export const showsScores = (match: Judged, now: number): boolean => isFinished(match, now) || isLive(match, now)
