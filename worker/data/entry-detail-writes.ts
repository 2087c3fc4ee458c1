import type { SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import { updateRows } from './row-sql.ts'

const FROM_FILES = ['fideId', 'sex', 'birth', 'club']

/** Details by the names of their columns. */
const rowOf = ({ group, ...details }: Partial<StoredEntryDetails>): object => ({
  ...details,
  ...(group !== undefined && { groupName: group }),
})

const update = (tournament: string, rows: object[], fields: string[], landed: SQL): SQL[] =>
  rows.length === 0 || fields.length === 0 ? [] : updateRows(tournament, 'players', { rows, fields, also: [] }, landed)

/** The statements that keep what files and lists know of entries beyond what the snapshot holds. */
export const saveDetails = (tournament: string, rows: StoredEntryDetails[], landed: SQL): SQL[] =>
  update(tournament, rows, FROM_FILES, landed)

/** The same for acts that tell of it. */
export const detailWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.flatMap((act) => {
    if (act.type === 'addEntries') return saveDetails(tournament, act.details ?? [], landed)
    if (act.type !== 'editEntry' || !act.details) return []
    const row = rowOf(act.details)
    return update(tournament, [{ no: act.no, ...row }], Object.keys(row), landed)
  })
