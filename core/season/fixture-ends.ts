import { evenChances, finalChances, gameChances, type GameChances } from '../forecast/chances.ts'
import { outcomeOfPoints, type MatchPoints } from '../match/scores.ts'

/** A way in which a fixture can end. */
export interface FixtureEnd {
  /** Its chance. */
  share: number
  outcome: string
  points: MatchPoints
  /** Match points, where each match of the fixture gives its own; null if they follow from the outcome. */
  mp: MatchPoints | null
}

/** What is known of a match that is open. */
export interface OpenMatch {
  ratings: readonly [number, number]
  /** Points of all its games together, in plain points. */
  games: number
  /** Half points so far. */
  so: readonly [number, number]
  /** Ratings of both sides on each board, where the rosters are known. */
  boards?: readonly (readonly [number, number])[]
}

/** The chance of each final score of a match, by half points of the first side. */
export type MatchChances = (match: OpenMatch) => number[]

/** Chances by the ratings of the boards, or of the teams where no boards are known. */
export const chancesByRating: MatchChances = ({ ratings: [one, other], games, so, boards }) => {
  if (games === 1) {
    const [win, draw, loss] = gameChances(one, other)
    return [loss, draw, win]
  }
  const each = boards?.length
    ? average(boards.map(([own, theirs]) => evenChances(own, theirs)))
    : evenChances(one, other)
  return finalChances(each, games, so)
}

const average = (all: readonly GameChances[]): GameChances =>
  [0, 1, 2].map((end) => all.reduce((sum, each) => sum + each[end]!, 0) / all.length) as GameChances

/** The ends of a fixture that is one match. */
export const endsOfMatch = (match: OpenMatch, chancesOf: MatchChances): FixtureEnd[] =>
  chancesOf(match).flatMap((share, first) => {
    const points: MatchPoints = [first, 2 * match.games - first]
    return share > 0 ? { share, outcome: outcomeOfPoints(points), points, mp: null } : []
  })

/** Ends that give the same match points, as one. */
export interface LikelyEnd extends FixtureEnd {
  /** The fewest and the most points of both sides; `points` are between them. */
  least: MatchPoints
  most: MatchPoints
}

/** The ends by the match points they give, the best for the second side first; each with its usual points. */
export function likelyEnds(ends: readonly FixtureEnd[]): LikelyEnd[] {
  const groups = Map.groupBy(ends, ({ outcome, mp }) => outcome + String(mp))
  return [...groups.values()]
    .map((group): LikelyEnd => {
      const share = group.reduce((sum, each) => sum + each.share, 0)
      const usual = (side: 0 | 1) =>
        Math.round(group.reduce((sum, each) => sum + each.share * each.points[side], 0) / share)
      const limit = (of: (...values: number[]) => number): MatchPoints => [
        of(...group.map(({ points }) => points[0])),
        of(...group.map(({ points }) => points[1])),
      ]
      const first = usual(0)
      const total = group[0]!.points[0] + group[0]!.points[1]
      return { ...group[0]!, share, points: [first, total - first], least: limit(Math.min), most: limit(Math.max) }
    })
    .toSorted((a, b) => lead(a) - lead(b) || a.points[0] - b.points[0])
}

/** How far the first side is ahead: in match points, else by the outcome. */
export const lead = ({ mp, outcome }: Pick<FixtureEnd, 'mp' | 'outcome'>): number =>
  mp ? mp[0] - mp[1] : outcome.startsWith('1') ? 1 : outcome.startsWith('0') ? -1 : 0
