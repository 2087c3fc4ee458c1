import { is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import * as schema from '#worker/data/schema/index.ts'

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  pk: number
}

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))

test('every table of the migrations is known, by the same name', async () => {
  const { results } = await bindings.DB.prepare(
    // Those of the full-text index are made by SQLite.
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name <> 'd1_migrations' order by name",
  ).all<{ name: string }>()
  expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(results.map(({ name }) => name))
})

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the columns of %s are those of the migrations',
  async (name, table) => {
    const { columns, primaryKeys } = getTableConfig(table)
    const key = primaryKeys[0]?.columns.map((column) => column.name)
    const { results } = await bindings.DB.prepare(`pragma table_xinfo(${name})`).all<Column>()
    expect(
      columns.map((column) => ({
        name: toSnakeCase(column.name),
        type: column.getSQLType(),
        notnull: column.notNull,
        key: column.primary ? 1 : (key?.indexOf(column.name) ?? -1) + 1,
      })),
    ).toEqual(
      expect.arrayContaining(
        results.map(({ name, type, notnull, pk }) => ({
          name,
          type: type.toLowerCase(),
          // The number of a row is never null, though SQLite does not say so.
          notnull: notnull === 1 || pk > 0,
          key: pk,
        })),
      ),
    )
    expect(columns).toHaveLength(results.length)
  },
)
