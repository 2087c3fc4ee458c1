import type { Exclusion } from '../tournament/exclusion.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { Column, Criterion } from './column.ts'
import { field, type PointKind } from './field.ts'
import { ranking } from './ranking.ts'
import { parseTieBreak } from './tie-breaks.ts'
import type { HalfPoints } from '../text/score.ts'

/** Who stands where after a round, and why. */
export interface StandingsTable {
  /** The tie-breaks in order; with codes asked for: those. */
  columns: Column[]
  /** In standing order, a pool after the other. */
  rows: StandingsRow[]
}

export interface StandingsRow {
  /** Position in the player columns. */
  player: number
  pool: number
  /** Within the pool; equal for those whom nothing separates. */
  rank: number
  /** Points of the kind that the tournament shows. */
  score: HalfPoints
  /** An integer for each column; NaN: undefined. */
  values: number[]
  /** Why they are out of the standings: they come last, and their rank is none. */
  exclusion?: Exclusion
}

const SCORES: Record<string, PointKind> = { MPTS: 'match', GPTS: 'game' }

/**
 * The standings after a round, by score and the tournament's tie-breaks; or by the codes asked for alone, from left to
 * right. Codes that mean nothing are left out.
 */
export function standings(snapshot: Snapshot, round: number, codes?: readonly TieBreakCode[]): StandingsTable {
  const { displayPoints, tieBreaks } = snapshot.settings
  const seen = field(snapshot, round)
  const primary = codes?.map((code) => SCORES[code.toUpperCase()]).find(Boolean) ?? displayPoints
  const columns = (codes ?? tieBreaks).flatMap((code) => parseTieBreak(code, primary) ?? [])
  const { order, rank, figures } = ranking(seen, codes ? columns : [byScore(displayPoints), ...columns])
  const shown = codes ? figures : figures.slice(1)
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

/** The score as the first criterion of every standings. */
export const byScore = (kind: PointKind): Criterion => ({
  figures: (field) => Float64Array.from(field[kind].total),
})
