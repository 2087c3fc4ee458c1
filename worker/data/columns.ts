import { type Column, getTableColumns, type Table } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/** SQL of a column list, with the type of the rows it selects. */
type Selection<Row> = string & { row?: Row }
export type RowOf<List> = List extends Selection<infer Row> ? Row : never

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
type Columns<Source extends Table> = Source['_']['columns']
type FieldsOf<Source extends Table, Fields extends string> = keyof Columns<Source> & Words<Fields>
/** `never` when one of the words is no field of the table. */
type OnlyFields<Source extends Table, Fields extends string> =
  Words<Fields> extends keyof Columns<Source> ? string : never

type DataType = 'boolean' | 'json' | 'string' | 'number'
type Value<Field extends Column, Read> = Field['_']['notNull'] extends true ? Read : Read | null
type Data<Field extends Column> = Field['_']['data']
/** A column as SQLite returns it: booleans are numbers, JSON is text. */
type StoredValue<Field extends Column> = Value<
  Field,
  { boolean: 0 | 1; json: string; string: Data<Field>; number: Data<Field> }[Field['_']['dataType'] & DataType]
>
/** A column inside JSON that SQLite writes: booleans are numbers, JSON stays JSON. */
export type JsonValue<Field extends Column> = Field['_']['dataType'] extends 'json'
  ? Value<Field, Data<Field>>
  : StoredValue<Field>

/**
 * Typed column list for raw SQL. `fields` are field names with spaces between; each column is selected under its
 * field's name. For thousands of rows, as drizzle takes seven times as long to map one, and for statements that drizzle
 * cannot express.
 */
export const columns = <Source extends Table, const Fields extends string>(
  _table: Source,
  fields: Fields & OnlyFields<Source, Fields>,
  alias = '',
): Selection<{ [Field in FieldsOf<Source, Fields>]: StoredValue<Columns<Source>[Field]> }> =>
  fields
    .split(' ')
    .map((field) => `${alias && `${alias}.`}${toSnakeCase(field)} as ${field}`)
    .join(', ')

/** As `columns`, but with all rows as one JSON array. */
export function jsonRows<Source extends Table, const Fields extends string>(
  table: Source,
  fields: Fields & OnlyFields<Source, Fields>,
): Selection<{ [Field in FieldsOf<Source, Fields>]: JsonValue<Columns<Source>[Field]> }> {
  const stored = getTableColumns(table)
  const pairs = fields.split(' ').map((field) => {
    const name = toSnakeCase(field)
    return `'${field}', ${stored[field]!.dataType === 'json' ? `json(${name})` : name}`
  })
  return `json_group_array(json_object(${pairs.join(', ')}))`
}
