import fc from 'fast-check'
import { expect, test } from 'vitest'
import { icalendar, type CalendarEvent } from '#core/text/calendar.ts'
import { hostileText } from '#test/support/hostile-text.ts'
import { cases } from '#test/support/audit.ts'

const START = Date.UTC(2026, 9, 24, 18)
const match: CalendarEvent = { uid: 'rivers-7-1@kibitz.example', start: START, summary: 'Sharks – Vytis' }
const STAMP = Date.UTC(2026, 9, 1, 12, 30, 5)

test('a calendar has its product, a stamp and a start in UTC', () => {
  expect(icalendar([{ ...match, end: START + 3_600_000 }], { stamp: STAMP }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kibitz//Kibitz//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:rivers-7-1@kibitz.example',
    'DTSTAMP:20261001T123005Z',
    'DTSTART:20261024T180000Z',
    'DTEND:20261024T190000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Sharks – Vytis',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('text is escaped with its line breaks, an address is not', () => {
  const text = icalendar([{ ...match, summary: 'a;b,c\\d\r\ne\u0000f', url: 'https://kibitz.example/a,b;c' }], {
    stamp: STAMP,
  })
  expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d\\ne f\r\n')
  expect(text).toContain('URL:https://kibitz.example/a,b;c\r\n')
})

test('an address cannot begin a new line', () => {
  const text = icalendar([{ ...match, url: 'https://kibitz.example/\r\nEND:VEVENT' }], { stamp: STAMP })
  expect(text.split('\r\n').filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line is longer than 75 octets, and no letter is split', () => {
  const summary = 'Þorvaldsdóttir – Нурмагамбетова 🙂 '.repeat(12)
  const text = icalendar([{ ...match, summary }], { stamp: STAMP })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
})

test('a reminder has all fields that a display alarm needs', () => {
  const text = icalendar([{ ...match, remind: 15 }], { stamp: STAMP })
  expect(text).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Sharks – Vytis\r\nTRIGGER:-PT15M\r\nEND:VALARM')
})

test('a moved event has its time of change, sequence and status, and the calendar its name', () => {
  const text = icalendar([{ ...match, changed: STAMP, sequence: 2, cancelled: true }], { stamp: STAMP, name: 'Rivers' })
  expect(text).toContain('LAST-MODIFIED:20261001T123005Z\r\nSEQUENCE:2\r\nSTATUS:CANCELLED')
  expect(text).toContain('X-WR-CALNAME:Rivers')
})

test('an event with an invalid start still makes a calendar', () => {
  expect(icalendar([{ ...match, start: Number.NaN }], { stamp: STAMP })).toContain('DTSTART:19700101T000000Z')
})

test('no text of a match adds or removes lines of its entry', () => {
  const names = (text: string) =>
    text
      .replace(/\r\n /g, '')
      .split('\r\n')
      .map((line) => line.replace(/[:;].*$/s, ''))
  const event = { uid: 'a', start: 0, summary: 'x', description: 'x', location: 'x', url: 'https://kibitz.example/' }
  fc.assert(
    fc.property(hostileText, hostileText, (one, other) => {
      const hostile = { ...event, summary: one, description: other, location: one, url: event.url + other }
      const text = icalendar([hostile], { stamp: 0, name: other })
      expect(names(text)).toEqual(names(icalendar([event], { stamp: 0, name: 'x' })))
      expect(text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\0]/)
    }),
    { numRuns: cases(40, 3000) },
  )
})
