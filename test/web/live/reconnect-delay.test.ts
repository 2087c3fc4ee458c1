import { expect, test } from 'vitest'
import { reconnectDelay } from '#web/live/reconnect-delay.ts'

/** Reconnections per second of a crowd that lost its room at once, with evenly spread rolls. */
function histogram(viewers: number, attempt = 1): number[] {
  const seconds: number[] = []
  for (let no = 0; no < viewers; no += 1) {
    const second = Math.floor(reconnectDelay(attempt, viewers, ((no * 7919) % viewers) / viewers) / 1000)
    seconds[second] = (seconds[second] ?? 0) + 1
  }
  return Array.from(seconds, (count = 0) => count)
}

test('thirty viewers are back within two seconds', () => {
  expect(histogram(30)).toEqual([0, 30])
})

test('five thousand come back over twenty-one seconds, two hundred and fifty in each', () => {
  expect(histogram(5000)).toEqual([0, ...Array.from({ length: 20 }, () => 250)])
})

test('a hundred thousand come back as slowly, and to many relays; a failed attempt waits longer, with a new random delay', () => {
  expect(histogram(100_000)).toHaveLength(21)
  expect(histogram(5000, 5)).toHaveLength(103)
  expect(Math.max(...histogram(5000, 5))).toBeLessThanOrEqual(50)
})

test('after five attempts there is one a minute', () => {
  expect([0, 0.5, 0.999].map((roll) => reconnectDelay(6, 5000, roll))).toEqual([30_000, 60_000, 89_940])
  expect(reconnectDelay(60, 5000, 0)).toBe(30_000)
})
