// A value may hold 2 MB; rows travel as JSON, many in one value.
const LETTERS = 500_000

const snake = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A table that is keyed by tournament, and the fields of it that are written, in camel case with spaces between. */
export interface Bulk {
  table: string
  fields: string
  /** With a key, rows that are there already keep what is not written. */
  key?: string
}

/** Statements that insert many rows of one tournament: neither their number nor that of parameters grows with the rows. */
export function inserts(
  d1: D1Database,
  id: string,
  { table, fields, key }: Bulk,
  rows: object[],
): D1PreparedStatement[] {
  const into = fields.split(' ')
  const columns = into.map(snake)
  const changed = columns.filter((column) => column !== key && column !== 'created_at')
  const conflict = `on conflict (tournament_id, ${key}) do update set ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`
  const statement = d1.prepare(
    `insert into ${table} (tournament_id, ${columns.join(', ')})
    select ?1, ${into.map((field) => `value ->> '${field}'`).join(', ')} from json_each(?2) where true ${key ? conflict : ''}`,
  )
  return texts(rows).map((text) => statement.bind(id, text))
}

/** A statement that takes away the rows of a tournament, all or those without one of these numbers. */
export const clear = (d1: D1Database, id: string, table: string, kept?: number[]): D1PreparedStatement =>
  kept
    ? d1
        .prepare(`delete from ${table} where tournament_id = ?1 and no not in (select value from json_each(?2))`)
        .bind(id, JSON.stringify(kept))
    : d1.prepare(`delete from ${table} where tournament_id = ?1`).bind(id)

/** JSON arrays of all rows, none longer than a value may be. */
function texts(rows: object[]): string[] {
  const chunks: string[][] = []
  let room = 0
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (text.length > room) {
      chunks.push([])
      room = LETTERS
    }
    chunks.at(-1)!.push(text)
    room -= text.length
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}
