import { expect, test } from 'vitest'
import type { Description, Operation, Parameter } from '#web/api/openapi.ts'
import { callsOf, exampleUrl, filterCalls } from '#web/parts/api/calls.ts'

const parameter = (name: string, where: 'path' | 'query', example?: string): Parameter => ({
  name,
  in: where,
  required: where === 'path',
  description: '',
  schema: { type: 'string' },
  ...(example !== undefined && { example }),
})
const operation = (summary: string, parameters: Parameter[] = []): Operation => ({
  operationId: summary,
  tags: ['Tournaments'],
  summary,
  parameters,
  responses: {},
})
const document = {
  paths: {
    '/tournaments': { get: operation('Public tournaments', [parameter('phase', 'query')]) },
    '/tournament/{id}/getPairings': {
      get: operation('Pairings of a round', [
        parameter('id', 'path', 'a b'),
        parameter('round', 'query', '9'),
        parameter('ids', 'query'),
        parameter('link', 'query', 'https://x.example/?a=1,2&b'),
      ]),
    },
    '/result/{id}/sync': { post: operation('Have a site asked') },
  },
} as unknown as Description
const calls = callsOf(document)

test('a call is found when its path, description and parameters contain every word of the search', () => {
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /tournaments',
    'get /tournament/{id}/getPairings',
    'post /result/{id}/sync',
  ])
  expect(filterCalls(calls, ' PAIRINGS  tournament').map(({ path }) => path)).toEqual(['/tournament/{id}/getPairings'])
  expect(filterCalls(calls, 'phase').map(({ path }) => path)).toEqual(['/tournaments'])
  expect(filterCalls(calls, 'post')).toHaveLength(1)
  expect(filterCalls(calls, 'nothing like it')).toEqual([])
})

test('an example URL can be requested as it is', () => {
  expect(exampleUrl(calls[0]!)).toBe('/api/tournaments')
  expect(exampleUrl(calls[1]!)).toBe(
    '/api/tournament/a%20b/getPairings?round=9&link=https:%2F%2Fx.example%2F%3Fa%3D1,2%26b',
  )
})
