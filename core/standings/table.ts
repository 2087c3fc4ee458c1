import type { Exclusion } from '../tournament/exclusion.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { Column, Criterion } from './column.ts'
import { field, type PointKind } from './field.ts'
import { ranking } from './ranking.ts'
import { isScoreFirst } from './ranking-codes.ts'
import { parseTieBreak } from './tie-breaks.ts'
import type { HalfPoints } from '../text/score.ts'

export interface StandingsTable {
  /** The tie-breaks in order, or the requested codes. */
  columns: Column[]
  /** In standing order, pool after pool. */
  rows: StandingsRow[]
}

export interface StandingsRow {
  /** Position in the player columns. */
  player: number
  pool: number
  /** Within the pool; equal if nothing separates the competitors. */
  rank: number
  /** Points of the kind that the tournament shows. */
  score: HalfPoints
  /** An integer for each column; NaN if undefined. */
  values: number[]
  /** Excluded competitors come last, and their `rank` does not apply. */
  exclusion?: Exclusion
}

const SCORES: Record<string, PointKind> = { MPTS: 'match', GPTS: 'game' }

/**
 * The standings after a round by the tournament's score and tie-breaks, or by the requested codes alone, from left to
 * right. Invalid codes are ignored. `kind` is the score of codes that name none; by default the first one among the codes.
 */
export function standings(
  snapshot: Snapshot,
  round: number,
  codes?: readonly TieBreakCode[],
  kind?: PointKind,
): StandingsTable {
  const { displayPoints, tieBreaks } = snapshot.settings
  const isByScore = !codes && isScoreFirst(snapshot.settings)
  const seen = field(snapshot, round)
  const primary = kind ?? codes?.map((code) => SCORES[code.toUpperCase()]).find(Boolean) ?? displayPoints
  const columns = (codes ?? tieBreaks).flatMap((code) => parseTieBreak(code, primary) ?? [])
  const { order, rank, figures } = ranking(seen, isByScore ? [byScore(displayPoints), ...columns] : columns)
  const shown = isByScore ? figures.slice(1) : figures
  const score = seen[displayPoints].total
  const { exclusions } = snapshot.players
  return {
    columns,
    rows: Array.from(order, (player) => ({
      ...(exclusions?.[player] && { exclusion: exclusions[player] }),
      player,
      pool: snapshot.players.pool?.[player] ?? 0,
      rank: rank[player]!,
      score: score[player]!,
      values: shown.map((row) => row[player]!),
    })),
  }
}

const byScore = (kind: PointKind): Criterion => ({
  figures: (field) => Float64Array.from(field[kind].total),
})
