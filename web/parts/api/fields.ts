import type { Description, Schema } from '../../api/openapi.ts'

/** A property of an answer as a line of a table. */
export interface AnswerField {
  name: string
  type: string
  /** Whether it may be left out. */
  optional: boolean
  words: string
}

type Schemas = Description['components']['schemas']

const NAME = /^#\/components\/schemas\//

const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[schema.$ref.replace(NAME, '')] ?? {}) : schema

/** The properties of what an answer holds, or of each of its rows; none when it has no properties of its own. */
export function fieldsOf(schema: Schema, schemas: Schemas): AnswerField[] {
  const own = resolved(schema, schemas)
  const rows = own.type === 'array' && own.items ? resolved(own.items, schemas) : own
  return Object.entries(rows.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(property),
    optional: !(rows.required ?? []).includes(name),
    words: property.description ?? resolved(property, schemas).description ?? '',
  }))
}

/** A type in words: `text or null`, `list of Player`, `"w" or "b"`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(NAME, '')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ')
  if (schema.type === 'array')
    return `list of ${schema.items ? typeOf(schema.items) : (schema.prefixItems ?? []).map(typeOf).join(', ')}`
  return WORDS[schema.type ?? ''] ?? 'anything'
}

const WORDS: Record<string, string> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
}
