import { expect, test } from 'vitest'
import { isNewResult, visitAfter } from '#web/parts/home/seen-results.ts'

const HOUR = 3_600_000
const again = (seen: object, open: string[], at: number) => visitAfter(JSON.stringify(seen), open, at)

test('on a first visit nothing is new', () => {
  const first = visitAfter(null, ['a'], HOUR)
  expect(isNewResult(first, { id: 'a', endedAt: null })).toBe(false)
  expect(isNewResult(first, { id: 'b', endedAt: HOUR - 1 })).toBe(false)
  expect(visitAfter('{"broken":', ['a'], HOUR)).toEqual(first)
})

test('games that were undecided at the last visit, or have ended since, are new for the whole visit', () => {
  const first = visitAfter(null, ['a'], HOUR)
  const next = again(again(first, [], 3 * HOUR), [], 3 * HOUR + 60_000)
  expect(isNewResult(next, { id: 'a', endedAt: null })).toBe(true)
  expect(isNewResult(next, { id: 'b', endedAt: 2 * HOUR })).toBe(true)
  expect(isNewResult(next, { id: 'c', endedAt: null })).toBe(false)
  expect(isNewResult(again(next, [], 9 * HOUR), { id: 'a', endedAt: null })).toBe(false)
})
