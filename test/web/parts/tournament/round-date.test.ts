import { expect, test } from 'vitest'
import { formatRoundDay, formatRoundTime } from '#web/parts/tournament/round-date.ts'

test('a round of which only the day is known is that day everywhere, without a time', () => {
  const day = Date.UTC(2024, 11, 26)
  expect(formatRoundDay(day)).toBe('26 Dec 2024')
  expect(formatRoundTime(day)).toMatch(/^Thursday,? 26 December 2024$/)
})

test('a round with a time says it with its time zone', () => {
  expect(formatRoundTime(Date.UTC(2024, 11, 26, 12, 30))).toMatch(/26 December 2024.* \d\d:30 \S+/)
})
