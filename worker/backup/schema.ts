import type { Query } from './query.ts'

/** A table as it is read, page by page in the order of its primary key. */
export interface Table {
  name: string
  /** Stored columns in order; generated ones are left out. */
  columns: string[]
  key: string[]
  /** The column with the id of its tournament, if the rows of a tournament can be found by it. */
  tournament: string | undefined
}

export interface SchemaObject {
  type: 'table' | 'index' | 'trigger' | 'virtual'
  name: string
  sql: string
}

export interface DatabaseSchema {
  /** In this order they can be created again: tables, indexes, virtual tables, triggers. */
  objects: SchemaObject[]
  /**
   * What is read together, in this order: all tables that are read by tournament, or one other table. Each comes before
   * the tables that it refers to.
   */
  steps: Table[][]
  /** The last migration that was applied. */
  level: string
}

/**
 * Tables whose rows are not backed up: archives and names of the search are made again, sessions end with a restore, and
 * the others hold nothing for longer than a day.
 */
export const LEFT_OUT = [
  'archives',
  'archived_slices',
  'names',
  'league_names',
  'festival_names',
  'sessions',
  'tries',
  'letters',
]

/** In these tables the tournament's id is the column `id`. */
const BY_ID = ['tournaments', 'deleted_tournaments']

const OWN = `name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\'`
const TABLES = `(select name from pragma_table_list() where schema = 'main' and type = 'table' and ${OWN})`
const STATEMENTS = [
  `select m.type, m.name, m.sql, l.type as kind from sqlite_master m
   left join pragma_table_list() l on l.name = m.name and l.schema = 'main'
   where m.sql is not null and m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_cf\\_%' escape '\\' order by m.rowid`,
  `select t.name as "table", c.name, c.pk, c."notnull", c.hidden from ${TABLES} t join pragma_table_xinfo(t.name) c
   order by t.name, c.cid`,
  `select t.name as "table", f."table" as parent from ${TABLES} t join pragma_foreign_key_list(t.name) f`,
  `select t.name as "table", i.name as "column" from ${TABLES} t join pragma_index_list(t.name) l
   join pragma_index_info(l.name) i where l.partial = 0 and i.seqno = 0`,
  'select name from d1_migrations order by id desc limit 1',
]

interface TableReference {
  table: string
  parent: string
}

interface ColumnInfo {
  table: string
  name: string
  pk: number
  notnull: number
  hidden: number
}

/** Reads from SQLite itself what the database consists of, so that no table of a later migration is forgotten. */
export async function readSchema(query: Query): Promise<DatabaseSchema> {
  const [objects, columns, references, indexes, levels] = (await query(STATEMENTS)) as unknown as [
    { type: string; name: string; sql: string; kind: string | null }[],
    ColumnInfo[],
    TableReference[],
    { table: string; column: string }[],
    { name: string }[],
  ]
  const isIndexed = (table: string, column: string) =>
    indexes.some((index) => index.table === table && index.column === column)
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, its]): Table => {
    const key = its.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    if (key.length === 0) throw new Error(`The table ${name} has no primary key, so it can’t be backed up.`)
    const id = BY_ID.includes(name) ? 'id' : 'tournament_id'
    const hasId = its.some((one) => one.name === id && (one.notnull === 1 || one.pk > 0)) && isIndexed(name, id)
    return {
      name,
      columns: its.filter(({ hidden }) => hidden === 0).map((one) => one.name),
      key: key.map((one) => one.name),
      tournament: hasId ? id : undefined,
    }
  })
  return {
    objects: objects
      .filter(({ kind }) => kind !== 'shadow')
      .map(({ type, name, sql, kind }) => ({ type: kind === 'virtual' ? 'virtual' : type, name, sql }) as SchemaObject)
      .toSorted((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type)),
    steps: stepsOf(
      tables.filter(({ name }) => !LEFT_OUT.includes(name)),
      references,
    ),
    level: levels[0]?.name ?? '',
  }
}

const ORDER: SchemaObject['type'][] = ['table', 'index', 'virtual', 'trigger']

/** A table that refers to another is read before it: whatever a row refers to is then read too, unless it was deleted. */
function stepsOf(tables: Table[], references: TableReference[]): Table[][] {
  const steps = [...Map.groupBy(tables, ({ name, tournament }) => (tournament ? '' : name)).values()]
  const stepOf = (name: string) => steps.find((step) => step.some((table) => table.name === name))
  const sorted = new Set<Table[]>()
  const visited = new Set<Table[]>()
  const visit = (step: Table[] | undefined): void => {
    if (!step || visited.has(step)) return
    visited.add(step)
    const names = step.map(({ name }) => name)
    for (const { table, parent } of references) if (names.includes(parent)) visit(stepOf(table))
    sorted.add(step)
  }
  steps.forEach(visit)
  return [...sorted]
}
