import { expect, test } from 'vitest'
import { filledStarts, inZone, readStart, shiftedStarts, writtenStart } from '#core/snapshot/plan-schedule.ts'
import { clockIn, momentIn } from '#core/text/zone-clock.ts'

const ZONE = 'America/New_York'
const at = (clock: string): number => momentIn(ZONE, clock)
const clocks = (starts: (number | string | null)[]) =>
  starts.map((start) => (typeof start === 'number' ? clockIn(ZONE, start) : start))

test('a start is read from its day and hour, without an hour as a day, without a day as unknown', () => {
  expect(readStart({ day: '2026-11-21', hour: '19:00' }, ZONE)).toBe(Date.UTC(2026, 10, 22))
  expect(readStart({ day: '2026-11-21', hour: '' }, ZONE)).toBe('2026-11-21')
  expect(readStart({ day: '', hour: '' }, ZONE)).toBeNull()
  expect(readStart({ day: '', hour: '19:00' }, ZONE)).toBeUndefined()
})

test('the fields of a form show what was written into them', () => {
  for (const written of [
    { day: '2026-11-21', hour: '19:00' },
    { day: '2026-11-21', hour: '' },
    { day: '', hour: '' },
  ])
    expect(writtenStart(readStart(written, ZONE)!, ZONE)).toEqual(written)
})

test('rounds without a date are filled with the hours of the last day that has some', () => {
  const starts = [at('2026-11-21T10:00'), at('2026-11-21T14:00'), at('2026-11-21T19:00')]
  expect(clocks(filledStarts(starts, 5, 1, ZONE)).slice(3)).toEqual(['2026-11-22T10:00', '2026-11-22T14:00'])
  expect(clocks(filledStarts([at('2026-10-29T19:00')], 2, 7, ZONE))).toEqual(['2026-10-29T19:00', '2026-11-05T19:00'])
  expect(filledStarts(['2026-11-21'], 3, 14, ZONE)).toEqual(['2026-11-21', '2026-12-05', '2026-12-19'])
  expect(filledStarts([null], 3, 1, ZONE)).toEqual([null])
})

test('a round and the later ones are shifted; moved by days they keep their hour when clocks change', () => {
  const starts = [at('2026-10-30T19:00'), at('2026-10-31T19:00'), '2026-11-01' as const, null]
  expect(clocks(shiftedStarts(starts, { from: 2, days: 1, minutes: 0 }, ZONE))).toEqual([
    '2026-10-30T19:00',
    '2026-11-01T19:00',
    '2026-11-02',
    null,
  ])
  expect(clocks(shiftedStarts(starts, { from: 1, days: 0, minutes: -90 }, ZONE)).slice(0, 3)).toEqual([
    '2026-10-30T17:30',
    '2026-10-31T17:30',
    '2026-11-01',
  ])
})

test('in another time zone the rounds keep their days and hours', () => {
  expect(inZone([at('2026-11-21T19:00'), '2026-11-22', null], ZONE, 'Asia/Tokyo')).toEqual([
    momentIn('Asia/Tokyo', '2026-11-21T19:00'),
    '2026-11-22',
    null,
  ])
})
