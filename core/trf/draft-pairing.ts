import type { RoundColumns } from '../snapshot/snapshot.ts'
import type { HalfPoints } from '../text/score.ts'

/** A pairing before it becomes part of a round's columns. */
export interface DraftPairing {
  /** Positions among the competitors; Black is −1 for a bye. */
  white: number
  black: number
  /** Two letters, White's first. */
  outcome: string
  /** Match points in a team event. */
  score: [white: HalfPoints, black: HalfPoints]
  points?: [white: HalfPoints, black: HalfPoints]
  /** Two letters for each game. */
  games?: string
}

/**
 * Sorts the pairings of a round as the playing hall numbers them (FIDE C.04.2): by the higher of the two scores, then
 * their sum, then the number of the better placed; byes come last. `scores` are those before the round.
 */
export function inBoardOrder<Each extends Pick<DraftPairing, 'white' | 'black'>>(
  pairings: Each[],
  scores: ArrayLike<number>,
): Each[] {
  const key = ({ white, black }: Each): number[] => {
    const sides = black < 0 ? [white] : [white, black]
    const best = sides.toSorted((a, b) => scores[b]! - scores[a]! || a - b)[0]!
    return [black < 0 ? 1 : 0, -scores[best]!, -sides.reduce((sum, side) => sum + scores[side]!, 0), best]
  }
  const keyed = pairings.map((pairing) => ({ pairing, key: key(pairing) }))
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ pairing }) => pairing)
}

const compare = (a: number[], b: number[]): number => a.map((one, at) => one - b[at]!).find(Boolean) ?? 0

export function scoresAfter(pairings: DraftPairing[], before: number[]): number[] {
  const scores = [...before]
  for (const { white, black, score } of pairings) {
    scores[white]! += score[0]
    if (black >= 0) scores[black]! += score[1]
  }
  return scores
}

export const roundColumns = (pairings: DraftPairing[]): RoundColumns => ({
  white: pairings.map(({ white }) => white),
  black: pairings.map(({ black }) => black),
  outcomes: pairings.map(({ outcome }) => outcome).join(''),
  ...(pairings.some(({ points }) => points) && { points: pairings.flatMap(({ points }) => points ?? [0, 0]) }),
  ...(pairings.some(({ games }) => games) && { games: pairings.map(({ games }) => games ?? '') }),
})
