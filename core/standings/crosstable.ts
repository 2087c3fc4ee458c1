import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Column } from './column.ts'
import type { RoundLine } from './round-line.ts'
import { sheets } from './sheet.ts'
import { standings, type StandingsRow } from './table.ts'

export interface CrosstableRow extends StandingsRow {
  /** The rounds against each competitor of the pool, in standing order; empty against oneself. */
  cells: RoundLine[][]
}

export function crosstable(snapshot: Snapshot, round: number): { columns: Column[]; pools: CrosstableRow[][] } {
  const { columns, rows } = standings(snapshot, round)
  const all = sheets(snapshot, round)
  const pools = Map.groupBy(rows, ({ pool }) => pool)
  return {
    columns,
    pools: [...pools.values()].map((own) =>
      own.map((row) => {
        const met = Map.groupBy(all[row.player]!.history, ({ opponent }) => opponent)
        return { ...row, cells: own.map(({ player }) => met.get(player) ?? []) }
      }),
    ),
  }
}
