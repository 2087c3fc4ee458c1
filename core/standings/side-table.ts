import { sidesOf } from '../snapshot/sides.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { HalfPoints } from '../text/score.ts'
import type { RoundLine } from './round-line.ts'
import { sheets } from './sheet.ts'

interface SideRow {
  player: number
  /** The rounds against each player of the other side. */
  cells: RoundLine[][]
  /** Of these rounds' games. */
  score: HalfPoints
}

export interface ScoredSide {
  /** In the order of their numbers. */
  rows: SideRow[]
  score: HalfPoints
}

/** A Scheveningen match after a round, from each side: its players against all of the other side. */
export function sideTable(snapshot: Snapshot, round: number): [ScoredSide, ScoredSide] {
  const [ones, others] = sidesOf(snapshot)
  const all = sheets(snapshot, round)
  const side = (players: number[], opponents: number[]): ScoredSide => {
    const rows = players.map((player) => {
      const met = Map.groupBy(all[player]!.history, ({ opponent }) => opponent)
      const cells = opponents.map((opponent) => met.get(opponent) ?? [])
      return { player, cells, score: total(cells.flat().map(({ game }) => game ?? 0)) }
    })
    return { rows, score: total(rows.map(({ score }) => score)) }
  }
  return [side(ones, others), side(others, ones)]
}

const total = (points: HalfPoints[]): HalfPoints => points.reduce((sum, each) => sum + each, 0)
