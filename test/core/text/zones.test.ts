import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, zoneOffset } from '#core/text/zones.ts'
import { clockIn, isTimeZone, momentIn, zoneCity } from '#core/text/zone-clock.ts'
import { HOUR } from '#core/time.ts'

const ZONES = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Australia/Brisbane', 'Europe/Prague', 'Asia/Kathmandu']

test('an hour at the venue is one moment, also where it is midnight in UTC', () => {
  const midnight = Date.UTC(2026, 10, 22)
  expect(momentIn('America/New_York', '2026-11-21T19:00')).toBe(midnight)
  expect(momentIn('Asia/Tokyo', '2026-11-22T09:00')).toBe(midnight)
  expect(momentIn('Australia/Brisbane', '2026-11-22T10:00')).toBe(midnight)
  expect(clockIn('America/New_York', midnight)).toBe('2026-11-21T19:00')
})

test('the day of a moment is that of the venue, and that of a day stays', () => {
  const midnight = Date.UTC(2026, 10, 22)
  expect(dayIn(midnight, 'America/New_York')).toBe('2026-11-21')
  expect(dayIn(midnight, null)).toBe('2026-11-22')
  expect(dayIn('2026-11-22', 'America/New_York')).toBe('2026-11-22')
})

test('clocks that show a time twice mean the first, and a time that they skip is an hour later', () => {
  expect(momentIn('Europe/Prague', '2026-10-25T02:30')).toBe(Date.UTC(2026, 9, 25, 0, 30))
  expect(clockIn('Europe/Prague', momentIn('Europe/Prague', '2026-03-29T02:30'))).toBe('2026-03-29T03:30')
  expect(momentIn('America/New_York', '2026-11-01T01:30')).toBe(Date.UTC(2026, 10, 1, 5, 30))
  expect(clockIn('America/New_York', momentIn('America/New_York', '2026-03-08T02:30'))).toBe('2026-03-08T03:30')
})

test('what a clock shows leads back to the moment, except in the hour that it shows twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 1e8 }), (zone, minute) => {
      const at = minute * 60_000
      const back = momentIn(zone, clockIn(zone, at))
      expect(back === at || back === at - HOUR).toBe(true)
      expect(clockIn(zone, back)).toBe(clockIn(zone, at))
    }),
  )
})

test('only what the tz database has, and offsets, are time zones', () => {
  const zones = ['Europe/Prague', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5', '+05:30']
  expect(zones.filter(isTimeZone)).toEqual(zones)
  expect(['', 'Nowhere/Land', 'Europe/Prague; drop', '../etc', 'Mars'].filter(isTimeZone)).toEqual([])
})

test('a zone is named after its city', () => {
  expect(zoneCity('America/New_York')).toBe('New York')
  expect(zoneCity('UTC')).toBe('UTC')
  expect(zoneOffset(Date.UTC(2026, 0, 1), 'Asia/Kathmandu')).toBe(5.75 * HOUR)
})
