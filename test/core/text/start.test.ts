import { expect, test } from 'vitest'
import { calendarDay, isAhead, momentOf, startOfOld, startOrder } from '#core/text/start.ts'

const DAY = '2026-06-18'
const MIDNIGHT = Date.UTC(2026, 5, 18)

test('a day without an hour is no moment, and midnight UTC is one', () => {
  expect(momentOf(DAY)).toBeUndefined()
  expect(momentOf(MIDNIGHT)).toBe(MIDNIGHT)
})

test('a day is ordered by its beginning, and to come until it is over', () => {
  expect(startOrder(DAY)).toBe(MIDNIGHT)
  expect(isAhead(DAY, Date.UTC(2026, 5, 18, 23))).toBe(true)
  expect(isAhead(DAY, Date.UTC(2026, 5, 19))).toBe(false)
  expect(isAhead(MIDNIGHT, MIDNIGHT)).toBe(false)
})

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2024-02-29'].map(calendarDay)).toEqual(['2026-02-28', '2024-02-29'])
  for (const written of ['2026-02-30', '2026-13-01', '18.06.2026', '2026-6-1', '2026-06-18T00:00Z', ''])
    expect(calendarDay(written)).toBeUndefined()
})

test('in data from before days were stored, midnight UTC is a day', () => {
  expect(startOfOld(MIDNIGHT)).toBe(DAY)
  expect(startOfOld(MIDNIGHT + 1)).toBe(MIDNIGHT + 1)
})
