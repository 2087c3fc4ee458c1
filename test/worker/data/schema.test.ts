import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import * as schema from '#worker/data/schema/index.ts'

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  dflt_value: string | null
  /** Position in the primary key, from 1; 0 outside it. */
  pk: number
  /** 2 and 3 for generated columns. */
  hidden: 0 | 2 | 3
}

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))
const named = tables.map((table) => [getTableConfig(table).name, table] as const)

const nameOf = (column: { name: string }): string => toSnakeCase(column.name)
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1)

/** The default as SQLite writes it. */
function defaultOf(column: SQLiteColumn): string | null {
  if (column.default === undefined) return null
  const value: unknown = column.mapToDriverValue(column.default)
  return typeof value === 'string' ? `'${value}'` : String(value)
}

test('every table of the migrations is in the schema, under the same name', async () => {
  const { results } = await bindings.DB.prepare(
    // SQLite makes the tables of the full-text index itself.
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name",
  ).all<{ name: string }>()
  expect(named.map(([name]) => name).sort()).toEqual(results.map(({ name }) => name))
})

test.each(named)('the columns of %s are those of the migrations', async (name, table) => {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns.map((column) => column.name)
  const { results } = await bindings.DB.prepare(`pragma table_xinfo(${name})`).all<Column>()
  expect(
    columns
      .map((column) => ({
        name: nameOf(column),
        type: column.getSQLType(),
        isNeeded: column.notNull,
        default: defaultOf(column),
        key: column.primary ? 1 : (key?.indexOf(column.name) ?? -1) + 1,
        isGenerated: column.generated !== undefined,
      }))
      .sort(byName),
  ).toEqual(
    results
      .map(({ name, type, notnull, dflt_value, pk, hidden }) => ({
        name,
        type: type.toLowerCase(),
        // In drizzle a primary key is never null; SQLite does not say so.
        isNeeded: notnull === 1 || pk > 0,
        default: dflt_value,
        key: pk,
        isGenerated: hidden > 0,
      }))
      .sort(byName),
  )
})

test.each(named)('columns that are unique in %s are unique in the migrations', async (name, table) => {
  const { columns, uniqueConstraints } = getTableConfig(table)
  const { results } = await bindings.DB.prepare(
    `select group_concat(i.name) as name from pragma_index_list('${name}') l, pragma_index_info(l.name) i
     where l.origin = 'u' group by l.name`,
  ).all<{ name: string }>()
  expect(
    [
      ...columns.filter(({ isUnique }) => isUnique).map(nameOf),
      ...uniqueConstraints.map((constraint) => constraint.columns.map(nameOf).join(',')),
    ].sort(),
  ).toEqual(results.map((row) => row.name).sort())
})
