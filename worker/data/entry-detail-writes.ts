import type { SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import { updateRows } from './row-sql.ts'

/** The statements that keep what is known of entries beyond what the snapshot holds. */
export const saveDetails = (tournament: string, rows: StoredEntryDetails[], landed: SQL): SQL[] =>
  rows.length === 0
    ? []
    : updateRows(tournament, 'players', { rows, fields: ['fideId', 'sex', 'birth', 'club'], also: [] }, landed)

/** The same for acts that tell of it. */
export const detailWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.flatMap((act) => (act.type === 'addEntries' ? saveDetails(tournament, act.details ?? [], landed) : []))
