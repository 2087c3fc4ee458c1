import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS } from '#core/contract/describe/calls.ts'
import { openapi } from '../../scripts/openapi/document.ts'
import { exampleOf } from '../../scripts/openapi/examples.ts'

const document = openapi()
const text = JSON.stringify(document)
const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
  (path) => Object.values(path),
)

test('the document says which OpenAPI it is, and every name in it leads somewhere', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  const names = new Set(Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, name]) => name!))
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) {
    const found = name.split('/').reduce<unknown>((at, word) => (at as Record<string, unknown>)?.[word], document)
    expect(found, name).toBeTypeOf('object')
  }
})

test('every call is there under a name of its own', () => {
  expect(operations).toHaveLength(CALLS.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALLS.length)
})

test('every call but the document itself has an example, and it is one', () => {
  for (const call of CALLS) {
    const { example } = exampleOf(call)
    if (call.path === '/openapi.json') expect(example).toBeUndefined()
    else if ('about' in call.answer) expect(example, call.path).toMatch(/\S/)
    else expect(z.parse(call.answer, example), call.path).toEqual(example)
  }
})

test('properties of answers say what they mean', () => {
  const { schemas } = document.components as { schemas: Record<string, { properties?: Record<string, object> }> }
  const silent = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => !('description' in property) && !('$ref' in property) && !('items' in property))
      .map(([property]) => `${name}.${property}`),
  )
  expect(silent).toEqual([])
})
