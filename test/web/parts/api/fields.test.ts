import { expect, test } from 'vitest'
import type { Schema } from '#web/api/openapi.ts'
import { fieldsOf, typeOf } from '#web/parts/api/fields.ts'

const AT = '#/components/schemas/'
const schemas: Record<string, Schema> = {
  Player: {
    type: 'object',
    description: 'Who plays.',
    properties: {
      id: { type: 'string', description: 'The id.' },
      rounds: { type: 'array', items: { $ref: `${AT}Round` } },
    },
    required: ['id'],
  },
  Round: { type: 'object', properties: { player: { $ref: `${AT}Player` } } },
}

test('an answer lists its properties, or those of its rows', () => {
  const fields = [
    { name: 'id', type: 'text', optional: false, words: 'The id.' },
    { name: 'rounds', type: 'list of Round', optional: true, words: '' },
  ]
  expect(fieldsOf({ $ref: `${AT}Player` }, schemas)).toEqual(fields)
  expect(fieldsOf({ type: 'array', items: { $ref: `${AT}Player` } }, schemas)).toEqual(fields)
  expect(fieldsOf({ type: 'string' }, schemas)).toEqual([])
  expect(fieldsOf({ $ref: `${AT}Round` }, schemas)[0]!.words).toBe('Who plays.')
})

test.each<[Schema, string]>([
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: 'integer' }, 'number'],
  [{ enum: ['w', 'b'], type: 'string' }, '"w" or "b"'],
  [{ const: true }, 'true'],
  [{ anyOf: [{ $ref: `${AT}Player` }, { type: 'null' }] }, 'Player or null'],
  [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], items: false }, 'list of number, number'],
  [{}, 'anything'],
])('%j reads as %s', (schema, words) => {
  expect(typeOf(schema)).toBe(words)
})
