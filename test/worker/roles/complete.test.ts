import { expect, test } from 'vitest'
import { CALLS } from '#core/contract/describe/calls.ts'
import { OF_ENTRIES, OF_PEOPLE, OF_TOURNAMENTS } from './rows.ts'

test('every call has rows with its answer to each role', () => {
  const told = new Set([...OF_PEOPLE, ...OF_TOURNAMENTS, ...OF_ENTRIES].map(({ call }) => call))
  expect(CALLS.map(({ method, path }) => `${method} ${path}`).filter((call) => !told.has(call))).toEqual([])
  const known = new Set(CALLS.map(({ method, path }) => `${method} ${path}`))
  expect([...told].filter((call) => !known.has(call))).toEqual([])
})
