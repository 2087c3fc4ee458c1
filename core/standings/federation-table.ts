import type { Snapshot } from '../snapshot/snapshot.ts'
import { mean } from './performance.ts'
import { standings } from './table.ts'
import type { HalfPoints } from '../text/score.ts'

export interface FederationRow {
  /** FIDE's three-letter code. */
  code: string
  players: number
  /** Of the rated players; null if none is rated. */
  averageRating: number | null
  points: HalfPoints
  /** Rank of the best player; null before the first round. */
  bestRank: number | null
}

/** Federations by number of players, then by average rating. */
export function federationTable(snapshot: Snapshot): FederationRow[] {
  const { players, round } = snapshot
  const rows = standings(snapshot, round).rows.filter(({ player }) => players.nationality[player])
  const byCode = Map.groupBy(rows, ({ player }) => players.nationality[player]!)
  return [...byCode]
    .map(([code, own]) => {
      const ratings = own.map(({ player }) => players.rating[player]!).filter((rating) => rating > 0)
      const sum = ratings.reduce((total, rating) => total + rating, 0)
      return {
        code,
        players: own.length,
        averageRating: ratings.length > 0 ? mean(sum, ratings.length) : null,
        points: own.reduce((total, { score }) => total + score, 0),
        bestRank: round > 0 ? Math.min(...own.map(({ rank }) => rank)) : null,
      }
    })
    .sort(
      (a, b) => b.players - a.players || (b.averageRating ?? 0) - (a.averageRating ?? 0) || (a.code < b.code ? -1 : 1),
    )
}
