import type { DatabaseSync } from 'node:sqlite'
import type { SchemaObject } from '#worker/backup/schema.ts'

export interface FileTable {
  name: string
  columns: string[]
  /** Other tables that its rows refer to. */
  parents: string[]
}

const OBJECTS = `select m.type, m.name, m.sql, l.type as kind from sqlite_master m left join pragma_table_list() l
  on l.name = m.name and l.schema = 'main'
  where m.sql is not null and m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_cf\\_%' escape '\\'
  order by m.rowid`

/** What a database file consists of. `selfReferences`: columns by which rows refer to rows of the same table. */
export function readFileSchema(database: DatabaseSync): {
  objects: SchemaObject[]
  tables: FileTable[]
  selfReferences: Map<string, string[]>
} {
  const all = <Found>(sql: string, ...values: string[]): Found[] => database.prepare(sql).all(...values) as Found[]
  const found = all<{ type: string; name: string; sql: string; kind: string | null }>(OBJECTS)
  const objects = found
    .filter(({ kind }) => kind !== 'shadow')
    .map(({ type, name, sql, kind }) => ({ type: kind === 'virtual' ? 'virtual' : type, name, sql }) as SchemaObject)
  const selfReferences = new Map<string, string[]>()
  const tables = objects
    .filter(({ type }) => type === 'table')
    .map(({ name }) => {
      const columns = all<{ name: string }>(
        'select name from pragma_table_xinfo(?) where hidden = 0 order by cid',
        name,
      )
      const references = all<{ table: string; from: string }>(
        'select "table", "from" from pragma_foreign_key_list(?)',
        name,
      )
      const own = references.filter(({ table }) => table === name).map(({ from }) => from)
      if (own.length > 0) selfReferences.set(name, own)
      const parents = references.map(({ table }) => table).filter((table) => table !== name)
      return { name, columns: columns.map((column) => column.name), parents }
    })
  return { objects, tables, selfReferences }
}

/** In an order in which rows can be inserted; the other way round, tables can be dropped. */
export function parentsFirst(tables: FileTable[]): FileTable[] {
  const sorted = new Set<FileTable>()
  const visit = (table: FileTable | undefined): void => {
    if (!table || sorted.has(table)) return
    for (const parent of table.parents) visit(tables.find(({ name }) => name === parent))
    sorted.add(table)
  }
  tables.forEach(visit)
  return [...sorted]
}
