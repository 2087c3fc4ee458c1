import { LISTS, type RowChange, type RowChanges } from '#core/changes/row-changes.ts'
import type { recordsOf } from '#core/snapshot/from-records.ts'

type StoredRows = ReturnType<typeof recordsOf>

/** The tables of a tournament after a change's rows are written; rows are found by their old keys. */
export function writtenRows(rows: StoredRows, { tournament, players, matches, lists, desk }: RowChanges): StoredRows {
  return {
    ...rows,
    ...Object.fromEntries(LISTS.map((list) => [list, lists[list] ?? rows[list]])),
    tournament: { ...rows.tournament, ...tournament },
    players: writtenTable(rows.players, players),
    matches: writtenTable(rows.matches, matches),
    ...(rows.desk && {
      desk: {
        ...rows.desk,
        byeRequests: writtenTable(rows.desk.byeRequests, desk.byeRequests),
        checkIns: writtenTable(rows.desk.checkIns, desk.checkIns),
        draws: writtenTable(rows.desk.draws, desk.draws),
        ...((rows.desk.lineUps || desk.lineUps.length > 0) && {
          lineUps: writtenTable(rows.desk.lineUps ?? [], desk.lineUps),
        }),
        ...((rows.desk.talks || desk.talks.length > 0) && { talks: writtenTable(rows.desk.talks ?? [], desk.talks) }),
      },
    }),
  }
}

function writtenTable<Row>(table: Row[], changes: RowChange<Row>[]): Row[] {
  const left = [...table]
  for (const { before, after } of changes) {
    if (before !== null) {
      const text = JSON.stringify(before)
      const at = left.findIndex((row) => JSON.stringify(row) === text)
      if (at < 0) throw new Error(`There is no such row: ${text}`)
      left.splice(at, 1)
    }
    if (after !== null) left.push(after)
  }
  return left
}
