import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatFigure } from '#core/standings/format.ts'
import { standings } from '#core/standings/table.ts'

/**
 * The figures of a tie-break after the last round, in the order of the player columns; `first` are criteria before it.
 */
export function figures(snapshot: Snapshot, code: string, first: string[] = []): string[] {
  const { columns, rows } = standings(snapshot, snapshot.rounds.length, [...first, code])
  const column = columns[first.length]!
  return rows.toSorted((a, b) => a.player - b.player).map(({ values }) => formatFigure(values[first.length]!, column))
}

/** Numbers of the players in standing order. */
export const order = (snapshot: Snapshot, codes?: string[], round = snapshot.rounds.length): number[] =>
  standings(snapshot, round, codes).rows.map(({ player }) => player + 1)
