import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CALLS } from '#core/contract/describe/calls.ts'
import { RoomFrame } from '#core/contract/describe/room-frame.ts'
import type { LiveEvent, MovesEvent, PliesEvent } from '#core/match/live.ts'
import { BODIES } from '../../build/openapi/bodies.ts'
import { LIMIT_OF, limitText } from '../../build/openapi/limits.ts'
import { openapi } from '../../build/openapi/document.ts'
import { exampleOf } from '../../build/openapi/examples.ts'

const document = openapi()
const text = JSON.stringify(document)
const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
  (path) => Object.values(path),
)

test('the document names its OpenAPI version, and every reference in it can be resolved', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  const names = new Set(Array.from(text.matchAll(/"\$ref":"#\/([^"]+)"/g), ([, name]) => name!))
  expect(names.size).toBeGreaterThan(20)
  for (const name of names) {
    const found = name.split('/').reduce<unknown>((at, word) => (at as Record<string, unknown>)?.[word], document)
    expect(found, name).toBeTypeOf('object')
  }
})

test('every call is described under a unique operation id', () => {
  expect(operations).toHaveLength(CALLS.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(CALLS.length)
})

test('every call except the document itself has a valid example', () => {
  for (const call of CALLS) {
    const { example } = exampleOf(call)
    if (call.path === '/openapi.json') expect(example).toBeUndefined()
    else if ('about' in call.answer) expect(example, call.path).toMatch(/\S/)
    else expect(z.parse(call.answer, example), call.path).toEqual(example)
  }
})

test('every call with a body has a valid example of it', () => {
  for (const { path, body } of CALLS) {
    if (body) expect(z.safeParse(body, BODIES[path]).error, path).toBeUndefined()
    else expect(BODIES[path], path).toBeUndefined()
  }
})

test('every rate limit belongs to a call and is described there', () => {
  for (const path of Object.keys(LIMIT_OF)) expect(CALLS.map((call) => call.path)).toContain(path)
  expect(limitText('login')).toBe(
    'Too many wrong tries: after 10, each further one has to wait twice as long, at most 1 minute. Retry-After says how long.',
  )
  expect(limitText('lists')).toContain('up to 600 per address in a minute')
  expect(limitText('reset')).toContain('up to 3 per account in 60 minutes')
  expect(text).toContain(limitText('login'))
})

test('every frame that a room sends is described', () => {
  const frames: (LiveEvent | MovesEvent | PliesEvent)[] = [
    { type: 'online', count: 2 },
    { type: 'match', v: 2, r: 1, n: 1, o: '10', p: null, g: [[0, '==']], f: { startTime: 5, link: null } },
    { type: 'match', v: 3, r: 1, n: 1, p: [3, 1] },
    { type: 'round', v: 4 },
    { type: 'announcement', v: 5 },
    { type: 'stale', v: 6 },
    { type: 'moves', r: 1, n: 2, g: 1, at: 0, m: 'e4' },
    { type: 'plies', r: 1, t: [[2, 1, 1, 'e4', 5400], [2, 1, 2, 'e5'], [3]], e: [[2, 1, 1, 31]] },
  ]
  for (const frame of frames) expect(z.parse(RoomFrame, frame)).toEqual(frame)
})

test('every property of an answer has a description', () => {
  const { schemas } = document.components as { schemas: Record<string, { properties?: Record<string, object> }> }
  const silent = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => !('description' in property) && !('$ref' in property) && !('items' in property))
      .map(([property]) => `${name}.${property}`),
  )
  expect(silent).toEqual([])
})
