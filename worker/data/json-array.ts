import { is, Column, type SQL, sql } from 'drizzle-orm'
import type { JsonValue } from './columns.ts'

type Shape = Record<string, Column | SQL>
type JsonRow<Fields extends Shape> = {
  [Name in keyof Fields]: Fields[Name] extends Column
    ? JsonValue<Fields[Name]>
    : Fields[Name] extends SQL<infer Value>
      ? Value
      : never
}

/** Rows of other tables as one JSON column of a select; `from` is SQL beginning with `from`. Booleans are numbers. */
export function jsonArray<const Fields extends Shape>(fields: Fields, from: SQL): SQL<JsonRow<Fields>[]> {
  const pairs = Object.entries(fields).map(([name, field]) => {
    const isJson = is(field, Column) && field.dataType === 'json'
    return sql`${sql.raw(`'${name}'`)}, ${isJson ? sql`json(${field})` : field}`
  })
  const rows = sql`(select json_group_array(json_object(${sql.join(pairs, sql`, `)})) ${from})`
  return rows.mapWith((text: string) => JSON.parse(text) as JsonRow<Fields>[])
}
