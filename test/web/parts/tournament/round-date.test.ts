import { expect, test } from 'vitest'
import { roundDay, roundMoment } from '#web/parts/tournament/round-date.ts'

test('a round of which only the day is known is that day everywhere, without a time', () => {
  const day = Date.UTC(2024, 11, 26)
  expect(roundDay(day)).toBe('26 Dec 2024')
  expect(roundMoment(day)).toMatch(/^Thursday,? 26 December 2024$/)
})

test('a round with a time says it with its time zone', () => {
  expect(roundMoment(Date.UTC(2024, 11, 26, 12, 30))).toMatch(/26 December 2024.* \d\d:30 \S+/)
})
