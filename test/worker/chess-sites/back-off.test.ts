import { expect, test } from 'vitest'
import { backOff, retryAfter } from '#worker/chess-sites/back-off.ts'
import { CircuitBreakers } from '#worker/chess-sites/circuit-breakers.ts'

const NOW = Date.UTC(2026, 2, 1)

test('waits grow from two seconds to a minute, never less and never more', () => {
  expect([1, 2, 3, 4, 5, 6, 99].map((failures) => backOff(failures, 0))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
  expect([1, 3, 99].map((failures) => backOff(failures, 0.999))).toEqual([2999, 11_996, 60_000])
})

test.each([
  ['120', 120_000],
  [' 2 ', 2000],
  ['0', 0],
  ['Sun, 01 Mar 2026 00:01:00 GMT', 60_000],
  ['Sat, 28 Feb 2026 00:00:00 GMT', 0],
  ['99999999', 3_600_000],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After %j asks for %i ms', (header, wait) => {
  expect(retryAfter(header, NOW)).toBe(wait)
})

test('each failure opens a breaker for longer, until a success', () => {
  const rests = new CircuitBreakers()
  expect(rests.openUntil('a', NOW)).toBeUndefined()
  expect(rests.recordFailure('a', NOW, 0)).toBe(NOW + 2000)
  expect(rests.recordFailure('a', NOW, 0)).toBe(NOW + 4000)
  expect([rests.openUntil('a', NOW + 3999), rests.openUntil('a', NOW + 4000), rests.openUntil('b', NOW)]).toEqual([
    NOW + 4000,
    undefined,
    undefined,
  ])
  rests.recordSuccess('a')
  expect(rests.recordFailure('a', NOW, 0)).toBe(NOW + 2000)
})

test('a longer Retry-After is respected, a shorter one is not', () => {
  const rests = new CircuitBreakers()
  expect(rests.recordFailure('a', NOW, 0, 30_000)).toBe(NOW + 30_000)
  expect(rests.recordFailure('b', NOW, 0, 1)).toBe(NOW + 2000)
})

test('a thousand breakers are kept, and the oldest is dropped first', () => {
  const rests = new CircuitBreakers()
  for (let at = 0; at <= 1000; at += 1) rests.recordFailure(String(at), NOW, 0)
  expect([rests.failures('0'), rests.failures('1'), rests.failures('1000')]).toEqual([0, 1, 1])
})
