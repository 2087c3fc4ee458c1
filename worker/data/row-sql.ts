import { and, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { jsonChunks } from './json-chunks.ts'

/** Tables in which single rows are changed, with the keys of their rows within a tournament. */
const ROW_KEYS = {
  players: ['no'],
  matches: ['round', 'no'],
  draws: ['round'],
  bye_requests: ['round', 'player'],
  check_ins: ['round', 'player'],
  line_ups: ['round', 'team'],
  taken_back_rounds: ['round'],
  fixture_talks: ['round', 'team'],
} as const
export type RowTable = keyof typeof ROW_KEYS

type FieldOf = (field: string) => SQL

export const column: FieldOf = (field) => sql.raw(toSnakeCase(field))
export const commaSeparated = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

/** A value as D1 takes it: JSON as text, booleans as 1 and 0. */
export const storedValue = (value: unknown): unknown =>
  typeof value === 'boolean' ? Number(value) : typeof value === 'object' && value ? JSON.stringify(value) : value

const fieldsOf =
  (row: object): FieldOf =>
  (field) =>
    sql`${storedValue(row[field as keyof typeof row] ?? null)}`
const fieldOfJson: FieldOf = (field) => sql.raw(`row.value ->> '${field}'`)

/** Rows with JSON as text, which can be compared with stored columns. */
const textRows = (tournament: string, rows: object[]): object[] =>
  rows.map((row) => ({
    tournamentId: tournament,
    ...Object.fromEntries(Object.entries(row).map(([field, value]) => [field, storedValue(value)])),
  }))

const matching = (table: RowTable, fields: readonly string[], fieldOf: FieldOf): SQL =>
  and(...fields.map((field) => sql`${sql.raw(table)}.${column(field)} is ${fieldOf(field)}`))!

/** SQL condition: these rows exist with these values; one lookup per row. */
export function rowsAre(
  tournament: string,
  table: RowTable,
  rows: object[],
  fields: readonly string[],
): SQL | undefined {
  const all = ['tournamentId', ...ROW_KEYS[table], ...fields]
  if (rows.length === 0) return undefined
  if (rows.length === 1) {
    const fieldOf = fieldsOf({ tournamentId: tournament, ...rows[0] })
    return sql`exists (select 1 from ${sql.raw(table)} where ${matching(table, all, fieldOf)})`
  }
  // SQLite keeps the order of a cross join, so each row is looked up by its key.
  return and(
    ...jsonChunks(textRows(tournament, rows)).map(
      (json) => sql`(select count(*) from json_each(${json}) row cross join ${sql.raw(table)}
        on ${matching(table, all, fieldOfJson)}) = json_array_length(${json})`,
    ),
  )
}

/** SQL condition: no row with these keys exists. */
export const rowsAreMissing = (tournament: string, table: RowTable, rows: object[]): SQL | undefined =>
  and(
    ...jsonChunks(textRows(tournament, rows)).map(
      (json) => sql`not exists (select 1 from json_each(${json}) row cross join ${sql.raw(table)}
        on ${matching(table, ['tournamentId', ...ROW_KEYS[table]], fieldOfJson)})`,
    ),
  )

/** Statements that set `fields` of rows; `also` are further assignments. */
export function updateRows(
  tournament: string,
  table: RowTable,
  { rows, fields, also }: { rows: object[]; fields: string[]; also: SQL[] },
  condition: SQL,
): SQL[] {
  const keys = ['tournamentId', ...ROW_KEYS[table]]
  const sets = (fieldOf: FieldOf): SQL =>
    commaSeparated([...fields.map((field) => sql`${column(field)} = ${fieldOf(field)}`), ...also])
  if (rows.length === 1) {
    const fieldOf = fieldsOf({ tournamentId: tournament, ...rows[0] })
    return [sql`update ${sql.raw(table)} set ${sets(fieldOf)} where ${matching(table, keys, fieldOf)} and ${condition}`]
  }
  return jsonChunks(textRows(tournament, rows)).map(
    (json) => sql`update ${sql.raw(table)} set ${sets(fieldOfJson)} from json_each(${json}) row
      where ${matching(table, keys, fieldOfJson)} and ${condition}`,
  )
}

export function deleteRows(tournament: string, table: RowTable, rows: object[], condition: SQL): SQL[] {
  const keys = ROW_KEYS[table]
  return jsonChunks(rows).map(
    (json) => sql`delete from ${sql.raw(table)} where tournament_id = ${tournament} and ${condition}
      and (${commaSeparated(keys.map(column))}) in (select ${commaSeparated(keys.map(fieldOfJson))} from json_each(${json}) row)`,
  )
}

interface Insert {
  tournament: string
  table: string
  rows: object[]
  condition: SQL
  /** With a key, existing rows are updated and keep the columns that are not written. */
  key?: string
}

/** Statements that insert rows from JSON: the number of parameters does not grow with the rows. */
export function insertRows({ tournament, table, rows, condition, key }: Insert): SQL[] {
  if (!rows[0]) return []
  const fields = Object.keys(rows[0])
  const sets = fields.filter((field) => field !== key).map((field) => sql`${column(field)} = excluded.${column(field)}`)
  const conflict = key ? sql`on conflict (tournament_id, ${column(key)}) do update set ${commaSeparated(sets)}` : sql``
  return jsonChunks(rows).map(
    (json) => sql`insert into ${sql.raw(table)} (tournament_id, ${commaSeparated(fields.map(column))})
      select ${tournament}, ${commaSeparated(fields.map(fieldOfJson))} from json_each(${json}) row
      where ${condition} ${conflict}`,
  )
}
