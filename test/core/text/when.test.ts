import { expect, test } from 'vitest'
import { formatWhen, machineTime, type Reader, type TimeShape } from '#core/text/when.ts'
import type { Start } from '#core/text/start.ts'
import { inTimeZone } from '#test/support/time-zone.ts'

const ZONES = ['America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'] as const
type Words = string | Record<(typeof ZONES)[number], string>

const DAY = '2026-06-18'
const MIDNIGHT = Date.UTC(2026, 5, 18)
const NEW_YEAR = '2027-01-01'
const EVENING = Date.UTC(2026, 5, 18, 21, 14)
/** Almost noon UTC of 18 June: the same day in all of these zones; in Auckland it is just before midnight. */
const NOW = Date.UTC(2026, 5, 18, 11, 59)

const CASES: [what: string, at: Start, shape: TimeShape, now: number, words: Words][] = [
  ['a day without an hour is that day everywhere', DAY, 'date', NOW, '18 Jun'],
  ['it has no time either', DAY, 'moment', NOW, '18 Jun'],
  ['its title is that day in full', DAY, 'full', NOW, 'Thursday 18 June 2026'],
  ['it says its year where that is not this one', DAY, 'date', Date.UTC(2025, 5, 1), '18 Jun 2026'],
  ['the first day of a year is not in the year before', NEW_YEAR, 'date', NOW, '1 Jan 2027'],
  [
    'this year is that of the reader',
    NEW_YEAR,
    'date',
    Date.UTC(2026, 11, 31, 20),
    {
      'America/Los_Angeles': '1 Jan 2027',
      UTC: '1 Jan 2027',
      'Asia/Kolkata': '1 Jan',
      'Pacific/Auckland': '1 Jan',
    },
  ],
  [
    'a time today is the time, any other says its day',
    EVENING,
    'moment',
    NOW,
    {
      'America/Los_Angeles': '14:14',
      UTC: '21:14',
      'Asia/Kolkata': '19 Jun, 02:44',
      'Pacific/Auckland': '19 Jun, 09:14',
    },
  ],
  [
    'a time of another year says that too',
    Date.UTC(2024, 11, 31, 23),
    'moment',
    NOW,
    {
      'America/Los_Angeles': '31 Dec 2024, 15:00',
      UTC: '31 Dec 2024, 23:00',
      'Asia/Kolkata': '1 Jan 2025, 04:30',
      'Pacific/Auckland': '1 Jan 2025, 12:00',
    },
  ],
  ['a planned round has its weekday', DAY, 'plan', NOW, 'Thu 18 Jun'],
  ['months have three letters, September too', '2020-09-12', 'date', NOW, '12 Sep 2020'],
  ['September of this year too', '2026-09-12', 'date', NOW, '12 Sep'],
  ['a month is told with its year', Date.UTC(2018, 2, 14, 12), 'month', NOW, 'March 2018'],
]

const formatIn = (zone: string, at: Start, shape: TimeShape, reader: Reader): string =>
  inTimeZone(zone, () => formatWhen(at, shape, reader))

test.each(CASES)('%s', (_, at, shape, now, words) => {
  const told = ZONES.map((zone) => [zone, formatIn(zone, at, shape, { now })])
  expect(Object.fromEntries(told)).toEqual(
    typeof words === 'string' ? Object.fromEntries(ZONES.map((zone) => [zone, words])) : words,
  )
})

test('a full time has its zone, a long one does not', () => {
  expect(formatIn('Europe/London', EVENING, 'long', { now: NOW })).toBe('Thursday 18 June 2026 at 22:14')
  expect(formatIn('Europe/London', EVENING, 'full', { now: NOW })).toBe('Thursday 18 June 2026 at 22:14 BST')
  expect(formatWhen(EVENING, 'full', { now: NOW, zone: 'UTC' })).toBe('Thursday 18 June 2026 at 21:14 UTC')
})

test('a start at midnight UTC keeps its hour, and its day elsewhere', () => {
  expect(formatIn('America/New_York', MIDNIGHT, 'moment', { now: NOW })).toBe('17 Jun, 20:00')
})

test('an hour that the change from summer time repeats is shown twice', () => {
  expect(formatIn('Europe/Berlin', Date.UTC(2026, 9, 25, 0, 30), 'clock', { now: NOW })).toBe('02:30')
  expect(formatIn('Europe/Berlin', Date.UTC(2026, 9, 25, 1, 30), 'clock', { now: NOW })).toBe('02:30')
})

test('a time in UTC is the same for every reader', () => {
  expect(formatIn('Asia/Kolkata', EVENING, 'moment', { now: NOW, zone: 'UTC' })).toBe('21:14')
})

test('a stamp is 21 characters, as JavaScript prints dates', () => {
  const at = new Date(2020, 9, 24, 18, 0).getTime()
  expect(formatWhen(at, 'stamp', { now: NOW })).toBe('Sat Oct 24 2020 18:00')
})

test('machines get a moment, or only the day', () => {
  expect(machineTime(EVENING)).toBe('2026-06-18T21:14:00.000Z')
  expect(machineTime(DAY)).toBe('2026-06-18')
  expect(machineTime(MIDNIGHT)).toBe('2026-06-18T00:00:00.000Z')
})
