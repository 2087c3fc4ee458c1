import { and, type SQL } from 'drizzle-orm'
import type { RowChange, RowChanges } from '#core/changes/row-changes.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'
import { rowsAre, rowsAreMissing, type RowTable } from './row-sql.ts'

// Where a pairing is listed is no reason to refuse its result.
const MATCH_FIELDS = ['white', 'black', 'outcome', 'whitePoints', 'blackPoints', 'games', 'facts']
const PLAYER_FIELDS = [
  'firstName',
  'lastName',
  'title',
  'rating',
  'nationality',
  'pool',
  'active',
  'joinedFrom',
  'withdrawnFrom',
  'exclusion',
  'owner',
]

/** What a change of single rows rests on: those that it writes are as they were seen, those that it inserts are not there. */
export const changeGuard = (tournament: string, { players, matches }: RowChanges): SQL | undefined =>
  and(rowsGuard(tournament, 'matches', matches, MATCH_FIELDS), rowsGuard(tournament, 'players', players, PLAYER_FIELDS))

const rowsGuard = (tournament: string, table: RowTable, changes: RowChange<object>[], fields: string[]) =>
  and(
    rowsAre(
      tournament,
      table,
      changes.flatMap(({ before }) => before ?? []),
      fields,
    ),
    rowsAreMissing(
      tournament,
      table,
      changes.flatMap(({ before, after }) => (before || !after ? [] : after)),
    ),
  )

/** That the row of a pairing is this one. */
export const pairingGuard = (tournament: string, record: MatchRecord): SQL =>
  rowsAre(tournament, 'matches', [record], MATCH_FIELDS)!
