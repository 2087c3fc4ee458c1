import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatTime, Time } from '#web/ui/time.tsx'

const NOON = Date.UTC(2020, 8, 12, 12)

test('a date has a month of three letters, September too', () => {
  expect(formatTime(NOON, 'date')).toBe('12 Sep 2020')
})

test('the date of an announcement is 21 characters of the browser’s own words', () => {
  expect(formatTime(new Date(2020, 9, 24, 18, 0).getTime(), 'stamp')).toBe('Sat Oct 24 2020 18:00')
})

test('a moment keeps its exact time for machines, and says it in full on demand', () => {
  render(<Time at={NOON} />)
  const time = screen.getByText('12 Sep 2020')
  expect(time.getAttribute('datetime')).toBe('2020-09-12T12:00:00.000Z')
  expect(time.title).toMatch(/^Saturday.*12 September 2020/)
})
