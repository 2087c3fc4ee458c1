import type { Description, Schema } from '../../api/openapi.ts'

export interface AnswerField {
  name: string
  type: string
  optional: boolean
  words: string
}

type Schemas = Description['components']['schemas']

const NAME = /^#\/components\/schemas\//

const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[schema.$ref.replace(NAME, '')] ?? {}) : schema

/** The properties of an answer, or of its rows when it is a list; empty when it has none. */
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

/** A schema as text: `text or null`, `list of Player`, `"w" or "b"`. */
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
