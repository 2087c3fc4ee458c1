import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, WEEK } from '#core/time.ts'
import { ago, waitText } from '#core/text/ago.ts'

const NOW = Date.UTC(2026, 5, 1)

test.each([
  [0, 'just now'],
  [999, 'just now'],
  [SECOND, '1 second ago'],
  [59 * SECOND, '59 seconds ago'],
  [MINUTE, '1 minute ago'],
  [2 * HOUR - 1, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, '1 day ago'],
  [2 * WEEK, '2 weeks ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [1000 * DAY, '2 years ago'],
])('%d ms after a moment it was %s', (passed, words) => {
  expect(ago(NOW - passed, NOW)).toBe(words)
})

test('a time in the future, from a clock out of step, is just now', () => {
  expect(ago(NOW + HOUR, NOW)).toBe('just now')
})

test.each([
  [1, '1 second'],
  [1001, '2 seconds'],
  [59_000, '59 seconds'],
  [59_001, '1 minute'],
  [MINUTE, '1 minute'],
  [MINUTE + 1, '2 minutes'],
  [119 * MINUTE, '119 minutes'],
  [2 * HOUR, '2 hours'],
  [1411 * MINUTE, '24 hours'],
])('a wait of %d ms is told as %s', (wait, words) => {
  expect(waitText(wait)).toBe(words)
})
