import { expect, test } from 'vitest'
import { isBehind, paceAfter, timeAround } from '#core/match/site-load.ts'

test('a queue of four requests a second keeps up with 240 matches, and not with 241', () => {
  expect(timeAround({ live: 240, pace: 250 })).toBe(60_000)
  expect(isBehind({ live: 240, pace: 250 })).toBe(false)
  expect(isBehind({ live: 241, pace: 250 })).toBe(true)
})

test('a slower site falls behind with fewer matches', () => {
  expect(isBehind({ live: 30, pace: 250 })).toBe(false)
  expect(isBehind({ live: 30, pace: 4000 })).toBe(true)
})

test('the pace follows the duration of requests, and one slow answer changes it little', () => {
  let pace: number | undefined
  for (let no = 0; no < 100; no += 1) pace = paceAfter(pace, 200)
  expect(pace).toBeCloseTo(200, 0)
  expect(paceAfter(pace, 4000)).toBeLessThan(600)
})
