import type { SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { RemovedDetails, StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import { updateRows } from './row-sql.ts'

const FROM_FILES = ['fideId', 'sex', 'birth', 'club']

/** The column of `group` is `group_name`. */
const rowOf = ({ group, ...details }: Partial<StoredEntryDetails>): object => ({
  ...details,
  ...(group !== undefined && { groupName: group }),
})

const EXTRAS = { contact: null, lichess: null, chessCom: null, meta: null }
const WHOLE = [...FROM_FILES, 'groupName', 'fee', 'email', 'listed', ...Object.keys(EXTRAS)]
const wholeRow = (details: RemovedDetails): object =>
  rowOf({ ...EXTRAS, group: null, fee: null, email: null, listed: null, ...details })

const update = (tournament: string, rows: object[], fields: string[], landed: SQL): SQL[] =>
  rows.length === 0 || fields.length === 0 ? [] : updateRows(tournament, 'players', { rows, fields, also: [] }, landed)

/** Statements that store entry details from files and lists, which the snapshot does not contain. */
export const saveDetails = (tournament: string, rows: StoredEntryDetails[], landed: SQL): SQL[] =>
  update(
    tournament,
    rows.map(rowOf),
    [
      ...FROM_FILES,
      ...(rows.some(({ group }) => group) ? ['groupName'] : []),
      ...(rows.some(({ listed }) => listed) ? ['listed'] : []),
    ],
    landed,
  )

/** Statements that store the entry details of acts. */
export const detailWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.flatMap((act) => {
    if (act.type === 'addEntries' || act.type === 'addEntry')
      return update(tournament, (act.details ?? []).map(wholeRow), WHOLE, landed)
    if (act.type === 'refreshRatings') return update(tournament, act.details ?? [], ['sex', 'birth', 'listed'], landed)
    if (act.type !== 'editEntry' || !act.details) return []
    const row = rowOf(act.details)
    return update(tournament, [{ no: act.no, ...row }], Object.keys(row), landed)
  })
