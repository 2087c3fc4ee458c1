import { expect, test } from 'vitest'
import { timeLeft } from '#core/text/time-left.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'

test.each([
  [6 * DAY + 20 * HOUR + 5 * MINUTE, { days: 6, hours: 20, minutes: 5 }],
  [HOUR + 12 * MINUTE, { days: 0, hours: 1, minutes: 12 }],
  [HOUR - 1, { days: 0, hours: 1, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [0, undefined],
  [-HOUR, undefined],
])('%d ms before', (left, time) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(time)
})
