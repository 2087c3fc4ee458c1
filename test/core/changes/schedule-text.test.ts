import { expect, test } from 'vitest'
import { scheduleText } from '#core/changes/schedule-text.ts'

const EVENING = Date.UTC(2026, 9, 30, 13)

test('a moved round is told with its old and its new start', () => {
  expect(scheduleText([null, EVENING], [null, EVENING - 3_600_000])).toEqual([
    'Round 2 starts 2026-10-30T12:00Z, was 2026-10-30T13:00Z',
  ])
  expect(scheduleText(['2026-10-30'], [EVENING])).toEqual(['Round 1 starts 2026-10-30T13:00Z, was 30 Oct 2026'])
})

test('a first date has no “was”, and a date that is taken away says so', () => {
  expect(scheduleText([], ['2026-10-30'])).toEqual(['Round 1 starts 30 Oct 2026'])
  expect(scheduleText(['2026-10-30'], [])).toEqual(['Round 1 has no date any more'])
})

test('more than three moved rounds are told together, and rounds that stay aren’t told', () => {
  expect(scheduleText([EVENING], [EVENING])).toEqual([])
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'] as const
  expect(scheduleText([], days)).toEqual(['Start times of rounds 1, 2, 3 and 4'])
})
