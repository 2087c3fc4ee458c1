import { sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { Renumber } from '#core/changes/renumber.ts'

/**
 * Columns that the snapshot does not contain. `user_id` and `team_id` are not here: they follow from the snapshot's
 * owner.
 */
const COLUMNS = [
  'contact',
  'lichess',
  'chess_com',
  'fide_id',
  'birth',
  'sex',
  'club',
  'group_name',
  'fee',
  'email',
  'listed',
  'meta',
  'created_at',
]

/** Tables outside the snapshot that refer to entries by number. */
const TABLES = [
  ['player_requests', 'player'],
  ['claim_requests', 'no'],
  ['individuals', 'team_no'],
  ['round_letters', 'entry'],
  ['round_letters', 'opponent'],
] as const

/** Statements for acts that renumber entries. */
export const renumberWrites = (tournament: string, acts: Act[], landed: SQL): SQL[] =>
  acts.flatMap((act) => (act.type === 'renumber' ? writesOf(tournament, act, landed) : []))

function writesOf(tournament: string, { moves }: Renumber, landed: SQL): SQL[] {
  const json = JSON.stringify(moves)
  const sets = COLUMNS.map((column) => `${column} = old.${column}`).join(', ')
  const values = COLUMNS.map((column) => `p.${column}`).join(', ')
  const subject = (end: 'from' | 'to'): SQL => sql`${`${tournament}-`} || (move.value ->> '${sql.raw(end)}')`
  return [
    // In between, rows have negative numbers, which no entry has.
    sql`pragma defer_foreign_keys = on`,
    sql`update players set ${sql.raw(sets)} from (
        select move.value ->> 'to' as "to", ${sql.raw(values)} from json_each(${json}) move
        join players p on p.tournament_id = ${tournament} and p.no = move.value ->> 'from') old
      where players.tournament_id = ${tournament} and players.no = old."to" and ${landed}`,
    ...TABLES.flatMap(([table, column]) => [
      sql`update ${sql.raw(table)} set ${sql.raw(column)} = -(move.value ->> 'to') from json_each(${json}) move
        where tournament_id = ${tournament} and ${sql.raw(column)} = move.value ->> 'from' and ${landed}`,
      sql`update ${sql.raw(table)} set ${sql.raw(column)} = -${sql.raw(column)}
        where tournament_id = ${tournament} and ${sql.raw(column)} < 0 and ${landed}`,
    ]),
    sql`update codes set subject = ${subject('to')} from json_each(${json}) move
      where purpose = 'claim' and subject = ${subject('from')} and ${landed}`,
  ]
}
