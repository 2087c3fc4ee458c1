import { and, type SQL } from 'drizzle-orm'
import type { RowChange, RowChanges } from '#core/changes/row-changes.ts'
import type { MatchRecord } from '#core/snapshot/records.ts'
import { rowsAre, rowsAreMissing, type RowTable } from './row-sql.ts'

// Without `board` and `pool`: a pairing that was moved to another board may still get its result.
const MATCH_FIELDS = [
  'white',
  'black',
  'outcome',
  'whitePoints',
  'blackPoints',
  'games',
  'facts',
  'minis',
  'whiteMp',
  'blackMp',
]
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
  'code',
]

/** SQL condition: rows to be updated or deleted are unchanged, rows to be inserted do not exist yet. */
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
