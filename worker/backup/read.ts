import { literal, quoted, type Query, type SqlRow, type SqlValue } from './query.ts'
import type { Table } from './schema.ts'

/** How far a backup has read: the step, and the key of its last row; empty at the start of a step. */
export interface Position {
  step: number
  after: SqlValue[]
  /** How many tournaments the next page may have. */
  tournaments?: number | undefined
  /** A tournament of which these tables are still to be read page by page; `after` is its id then. */
  rest?: { table: number; after: SqlValue[] } | undefined
}

/** Rows of some tables, each as a line of JSON, and where the next page begins; undefined at the end. */
export interface RowPage {
  lines: Map<string, string[]>
  next: Position | undefined
}

export interface PageSize {
  /** The most rows of one table. */
  rows: number
  tournaments: number
}
export const PAGE_SIZE: PageSize = { rows: 4000, tournaments: 200 }

/** D1 takes functions of up to 32 arguments. */
const COLUMNS_AT_ONCE = 30
/**
 * What is read page by page of a tournament with more rows than a page has: games can take megabytes, and of changes the
 * restore drops those after the tournament's version.
 */
const PAGED = ['games', 'changes', 'change_texts']

/** Reads the rows after a position in one transaction. Rows of one tournament are read together, so they fit together. */
export function readPage(query: Query, steps: Table[][], at: Position, size = PAGE_SIZE): Promise<RowPage> {
  const step = steps[at.step]!
  if (at.rest) return readRest(query, step, at, size)
  return step[0]!.tournament ? readTournaments(query, step, at, size) : readTable(query, step[0]!, at, size)
}

async function readTable(query: Query, table: Table, at: Position, size: PageSize): Promise<RowPage> {
  const isNext = at.after.length > 0 ? `where ${isAfter(table, at.after)}` : ''
  const [lines = []] = await readLines(query, [table], () => `${isNext} ${ordered(table)} limit ${size.rows}`)
  const isLast = lines.length < size.rows
  return {
    lines: new Map([[table.name, lines]]),
    next: isLast ? { step: at.step + 1, after: [] } : { step: at.step, after: keyOf(table, lines.at(-1)!) },
  }
}

/** Reads as many tournaments at once as have no more rows in any table than a page has. */
async function readTournaments(query: Query, step: Table[], at: Position, size: PageSize): Promise<RowPage> {
  const [from = ''] = at.after as string[]
  const ids = await listIds(query, from, at.tournaments ?? 1)
  if (ids.length === 0) return { lines: new Map(), next: { step: at.step + 1, after: [] } }
  for (let count = ids.length; count > 0; count = Math.floor(count / 2)) {
    const to = ids[count - 1]!
    const lines = await readRange(query, step, { from, to, limit: size.rows + 1 })
    const most = Math.max(...[...lines.values()].map(({ length }) => length))
    const tournaments = Math.min(most * 2 > size.rows ? count : 2 * count, size.tournaments)
    if (most <= size.rows) return { lines, next: { step: at.step, after: [to], tournaments } }
  }
  const [to] = ids as [string]
  const lines = await readRange(
    query,
    step.filter(({ name }) => !PAGED.includes(name)),
    { from, to },
  )
  return { lines, next: { step: at.step, after: [to], rest: { table: 0, after: [] } } }
}

async function listIds(query: Query, after: string, count: number): Promise<string[]> {
  const some = (table: string) =>
    `select * from (select id from ${table} where id > ${literal(after)} order by id limit ${count})`
  const [rows = []] = await query([
    `${some('tournaments')} union ${some('deleted_tournaments')} order by id limit ${count}`,
  ])
  return rows.map(({ id }) => id as string)
}

async function readRange(
  query: Query,
  tables: Table[],
  { from, to, limit = -1 }: { from: string; to: string; limit?: number },
): Promise<Map<string, string[]>> {
  const read = await readLines(query, tables, (table) => {
    const id = quoted(table.tournament!)
    return `where ${id} > ${literal(from)} and ${id} <= ${literal(to)} ${ordered(table)} limit ${limit}`
  })
  return new Map(tables.map(({ name }, index) => [name, read[index]!]))
}

/** The next page of what was left out of a large tournament. */
async function readRest(query: Query, step: Table[], at: Position, size: PageSize): Promise<RowPage> {
  const { table: index, after } = at.rest!
  const table = step.find(({ name }) => name === PAGED[index])!
  const isIn = `${quoted(table.tournament!)} = ${literal(at.after[0]!)}`
  const isNext = after.length > 0 ? `and ${isAfter(table, after)}` : ''
  const [lines = []] = await readLines(
    query,
    [table],
    () => `where ${isIn} ${isNext} ${ordered(table)} limit ${size.rows}`,
  )
  const rest =
    lines.length === size.rows ? { table: index, after: keyOf(table, lines.at(-1)!) } : { table: index + 1, after: [] }
  return {
    lines: new Map([[table.name, lines]]),
    next: { step: at.step, after: at.after, rest: rest.table < PAGED.length ? rest : undefined },
  }
}

/**
 * Reads rows of some tables as lines of JSON, which SQLite makes: as text they need a fraction of the memory. D1 takes no
 * text of more than 2 MB, so a page with a longer line is read column by column.
 */
async function readLines(query: Query, tables: Table[], which: (table: Table) => string): Promise<string[][]> {
  const select = (columns: (table: Table) => string[]) =>
    query(tables.map((table) => `select ${columns(table).join(', ')} from ${quoted(table.name)} ${which(table)}`))
  try {
    const read = await select(jsonColumns)
    return read.map((rows) => rows.map(lineOf))
  } catch (error) {
    if (!TOO_BIG.test(String(error))) throw error
    const read = await select(({ columns }) => columns.map(quoted))
    return read.map((rows) => rows.map((row) => JSON.stringify(Object.values(row))))
  }
}

const TOO_BIG = /TOOBIG|too big/i

/** The columns as JSON, in one column for each 30. */
const jsonColumns = ({ columns }: Table): string[] =>
  Array.from({ length: Math.ceil(columns.length / COLUMNS_AT_ONCE) }, (_, part) => {
    const some = columns.slice(part * COLUMNS_AT_ONCE, (part + 1) * COLUMNS_AT_ONCE)
    return `json_array(${some.map(quoted).join(', ')}) as line${part}`
  })

/** One array of all columns. */
const lineOf = (row: SqlRow): string =>
  `[${Object.values(row)
    .map((part) => (part as string).slice(1, -1))
    .join(',')}]`

const ordered = ({ key }: Table): string => `order by ${key.map(quoted).join(', ')}`

const isAfter = ({ key }: Table, after: SqlValue[]): string =>
  `(${key.map(quoted).join(', ')}) > (${after.map(literal).join(', ')})`

function keyOf({ columns, key }: Table, line: string): SqlValue[] {
  const row = JSON.parse(line) as SqlValue[]
  return key.map((column) => row[columns.indexOf(column)]!)
}
