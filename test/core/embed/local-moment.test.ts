import { expect, test } from 'vitest'
import { localMoment, timeElement } from '#core/embed/format.ts'

const NOW = Date.UTC(2026, 5, 18, 12)
const MIDNIGHT = Date.UTC(2026, 5, 26)

const datetime = (written: string) => /datetime="([^"]+)"/.exec(written)?.[1] ?? ''

test('a day without an hour is the same day at the edge and in the reader’s time zone', () => {
  const written = timeElement('2026-06-26', 'date', NOW).html
  expect(written).toContain('>26 Jun<')
  expect(datetime(written)).toBe('2026-06-26')
  expect(localMoment('2026-06-26', 'date', NOW).text).toBe('26 Jun')
  expect(localMoment('2026-06-26', 'date', NOW).title).toMatch(/^Friday 26 June 2026$/)
})

test('a match at midnight UTC keeps its hour', () => {
  expect(datetime(timeElement(MIDNIGHT, 'moment', NOW).html)).toBe('2026-06-26T00:00:00.000Z')
  expect(localMoment('2026-06-26T00:00:00.000Z', 'moment', NOW).text).toMatch(/^2[56] Jun, \d\d:00$/)
})
