import { isDay, type Start } from './start.ts'
import { withoutHidden } from './visible.ts'

/** A calendar entry (VEVENT). Times are milliseconds since 1970; an entry with a day lasts all day. */
export interface CalendarEvent {
  /** Stable and globally unique: `rivers-7-1@kibitz.example`. */
  uid: string
  start: Start
  end?: number | undefined
  summary: string
  description?: string | undefined
  location?: string | undefined
  url?: string | undefined
  changed?: number | undefined
  /** Number of times the event was moved; calendars keep the highest (RFC 5545 SEQUENCE). */
  sequence?: number | undefined
  cancelled?: boolean | undefined
  /** Minutes before the start. */
  remind?: number | undefined
}

const OCTETS = 75
const SECONDS = /\.\d{3}Z$/
const LAST = Date.UTC(9999, 11, 31)

/** An iCalendar file (RFC 5545). `stamp` is the time of writing, `name` the display name of the calendar. */
export function icalendar(events: readonly CalendarEvent[], { stamp, name }: { stamp: number; name?: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kibitz//Kibitz//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap((event) => eventLines(event, stamp)),
    // RFC 5545 forbids a calendar without components: if there are no events, write the time zone.
    ...(events.length === 0 ? UTC : []),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const UTC = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventLines(event: CalendarEvent, stamp: number): string[] {
  const { uid, start, end, summary, description, location, url, changed, sequence, cancelled, remind } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    isDay(start) ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${formatUtc(start)}`,
    ...(!isDay(start) && end !== undefined && end > start ? [`DTEND:${formatUtc(end)}`] : []),
    ...(changed === undefined ? [] : [`LAST-MODIFIED:${formatUtc(changed)}`]),
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === undefined ? [] : [`URL:${address(url)}`]),
    ...(remind === undefined ? [] : alarm(remind, summary)),
    'END:VEVENT',
  ]
}

const alarm = (minutes: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/**
 * `20261024T180000Z`. The format has four-digit years: times are clamped to 1970–9999, and an invalid time becomes
 * 1970.
 */
function formatUtc(time: number): string {
  const known = Number.isFinite(time) ? Math.min(Math.max(time, 0), LAST) : 0
  return new Date(known).toISOString().replace(SECONDS, 'Z').replace(/[-:]/g, '')
}

/** Escapes a text value (RFC 5545 3.3.11) and drops invisible characters. */
const escapeText = (text: string): string =>
  withoutHidden(text.replace(/[\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}/gu, ' '))
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')

/**
 * URI values are not escaped. White space and control characters are percent-encoded, because they could end the line.
 */
const address = (url: string): string => withoutHidden(url.replace(/[\s\p{Cc}]/gu, encodeURIComponent))

/** Folds a line at 75 octets (RFC 5545 3.1), never within a character. */
function foldLine(line: string): string {
  let [text, octets] = ['', 0]
  for (const letter of line) {
    const size = octetsOf(letter)
    if (octets + size > OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

function octetsOf(letter: string): number {
  const point = letter.codePointAt(0)!
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
