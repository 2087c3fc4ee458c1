import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { literal, quoted, type SqlRow, type SqlValue } from '#worker/backup/query.ts'
import { parentsFirst, readFileSchema } from './file-schema.ts'

/** D1 takes statements of up to 100,000 bytes. */
const MOST_STATEMENT = 90_000
/** In bytes, so that a file is imported in a few seconds. */
const MOST_FILE = 8_000_000
/** Long values are written in pieces, which are put together in the database. In characters, of up to 3 bytes each. */
const PIECE = 25_000
const PIECES = 'restore_pieces'

/** Writes a database as files of SQL, to be run in order in an empty database. Returns their paths. */
export function dump(file: string, folder: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const files = new SqlFiles(folder)
    for (const sql of statementsOf(database)) files.add(sql)
    return files.end()
  } finally {
    database.close()
  }
}

/**
 * Tables first; then rows, each after those it refers to; then indexes and triggers, which would slow every row down. The
 * migrations come last of all rows: a database that was restored by half is not taken for a whole one.
 */
function* statementsOf(database: DatabaseSync): Generator<string> {
  const { objects, tables, selfReferences } = readFileSchema(database)
  const of = (type: string) => objects.filter((object) => object.type === type).map(({ sql }) => sql)
  yield* of('table')
  yield `create table ${PIECES} (id integer, no integer, piece text, primary key (id, no))`
  for (const table of parentsFirst(tables)) {
    if (table.name === 'd1_migrations') continue
    yield* rowsOf(database, table.name, table.columns, selfReferences.get(table.name) ?? [])
  }
  for (const [table, columns] of selfReferences) yield* referencesOf(database, table, columns)
  yield* of('index')
  for (const { name, sql } of objects.filter(({ type }) => type === 'virtual')) {
    yield sql
    yield `insert into ${quoted(name)} (${quoted(name)}) values ('rebuild')`
  }
  yield* of('trigger')
  yield `drop table ${PIECES}`
  yield* rowsOf(database, 'd1_migrations', ['id', 'name', 'applied_at'], [])
}

/** Inserts of all rows. Columns that refer to the same table are null until all rows are there. */
function* rowsOf(database: DatabaseSync, table: string, columns: string[], later: string[]): Generator<string> {
  const into = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `
  let [values, length] = [[] as string[], into.length]
  const select = database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`)
  for (const row of select.iterate() as Iterable<SqlRow>) {
    const cells = columns.map((column) => (later.includes(column) ? null : row[column]!))
    const text = `(${cells.map(literal).join(', ')})`
    const bytes = Buffer.byteLength(text) + 2
    if (into.length + bytes > MOST_STATEMENT) {
      yield* longRow(into, cells)
      continue
    }
    if (length + bytes > MOST_STATEMENT) {
      yield into + values.join(',\n')
      ;[values, length] = [[], into.length]
    }
    values.push(text)
    length += bytes
  }
  if (values.length > 0) yield into + values.join(',\n')
}

/** An insert of a row that is too long for one statement. */
function* longRow(into: string, cells: SqlValue[]): Generator<string> {
  const texts: string[] = []
  for (const [id, cell] of cells.entries()) {
    if (typeof cell !== 'string' || cell.length <= PIECE) {
      texts.push(literal(cell))
      continue
    }
    for (const [no, piece] of piecesOf(cell).entries())
      yield `insert into ${PIECES} (id, no, piece) values (${id}, ${no}, ${literal(piece)})`
    texts.push(`(select group_concat(piece, '') from (select piece from ${PIECES} where id = ${id} order by no))`)
  }
  yield `${into}(${texts.join(', ')})`
  yield `delete from ${PIECES}`
}

/** Pieces that divide no character: half of a surrogate pair can't be written. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < text.length;) {
    const end = from + PIECE
    const isDivided = /[\uD800-\uDBFF]/.test(text[end - 1] ?? '') && end < text.length
    const to = isDivided ? end - 1 : end
    pieces.push(text.slice(from, to))
    from = to
  }
  return pieces
}

function* referencesOf(database: DatabaseSync, table: string, columns: string[]): Generator<string> {
  for (const column of columns) {
    const select = `select id, ${quoted(column)} as value from ${quoted(table)} where ${quoted(column)} is not null`
    for (const { id, value } of database.prepare(select).iterate() as Iterable<SqlRow>)
      yield `update ${quoted(table)} set ${quoted(column)} = ${literal(value!)} where id = ${literal(id!)}`
  }
}

class SqlFiles {
  #folder: string
  #paths: string[] = []
  #statements: string[] = []
  #bytes = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  add(sql: string): void {
    this.#statements.push(`${sql};\n`)
    this.#bytes += Buffer.byteLength(sql)
    if (this.#bytes > MOST_FILE) this.#write()
  }

  end(): string[] {
    if (this.#statements.length > 0) this.#write()
    return this.#paths
  }

  #write(): void {
    const path = join(this.#folder, `${String(this.#paths.length + 1).padStart(4, '0')}.sql`)
    writeFileSync(path, this.#statements.join(''), { mode: 0o600 })
    this.#paths.push(path)
    this.#statements = []
    this.#bytes = 0
  }
}
