import type { Snapshot } from '../snapshot/snapshot.ts'
import { mean } from './performance.ts'
import { standings } from './table.ts'
import type { HalfPoints } from '../text/score.ts'

/** The competitors of one federation together. */
export interface FederationRow {
  /** FIDE's three letters. */
  code: string
  players: number
  /** Of those who have a rating; null where nobody has. */
  averageRating: number | null
  points: HalfPoints
  /** Place of the best of them; null before the first round. */
  bestRank: number | null
}

/** Federations by how many they sent, then by their average rating. */
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
