import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Time, useTimes } from '#web/ui/time.tsx'

const NOON = Date.UTC(2020, 8, 12, 12)

const times = (...moment: Parameters<ReturnType<typeof useTimes>>) => renderHook(useTimes).result.current(...moment)

test('a date abbreviates the month to three letters, September too', () => {
  expect(times(NOON, 'date')).toBe('12 Sep 2020')
})

test('the date of an announcement is 21 characters in the browser’s locale', () => {
  expect(times(new Date(2020, 9, 24, 18, 0).getTime(), 'stamp')).toBe('Sat Oct 24 2020 18:00')
})

test('a round with only a day shows no time; any other shows its time and zone', () => {
  const day = '2024-12-26'
  expect(times(day, 'date')).toBe('26 Dec 2024')
  expect(times(day, 'full')).toMatch(/^Thursday 26 December 2024$/)
  expect(times(Date.UTC(2024, 11, 26, 12, 30), 'full')).toMatch(/26 December 2024.* \d\d:30 \S+/)
})

test('a moment has a machine-readable time, and its full form on hover', () => {
  render(<Time at={NOON} />)
  const time = screen.getByText('12 Sep 2020')
  expect(time.getAttribute('datetime')).toBe('2020-09-12T12:00:00.000Z')
  expect(time.title).toBe('')
  fireEvent.pointerOver(time)
  expect(time.title).toMatch(/^Saturday.*12 September 2020/)
})
