import { withoutHidden } from './visible.ts'

/** One entry of a calendar. Times are milliseconds since 1970. */
export interface CalendarEvent {
  /** The same as long as it is the same event, unique in the world: `rivers-7-1@kibitz.example`. */
  uid: string
  start: number
  end?: number | undefined
  /** Only the day is known, as UTC counts it. */
  allDay?: boolean | undefined
  summary: string
  description?: string | undefined
  location?: string | undefined
  url?: string | undefined
  /** When it was last changed. */
  changed?: number | undefined
  /** How often it was moved; calendars take the highest. */
  sequence?: number | undefined
  cancelled?: boolean | undefined
  /** Reminds this many minutes before the start. */
  remind?: number | undefined
}

const OCTETS = 75
const SECONDS = /\.\d{3}Z$/
const LAST = Date.UTC(9999, 11, 31)

/** A calendar of these events as RFC 5545 has it; `stamp` is when it is written, `name` what a reader may call it. */
export function icalendar(events: readonly CalendarEvent[], { stamp, name }: { stamp: number; name?: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kibitz//Kibitz//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap((event) => eventLines(event, stamp)),
    // A calendar must hold something: without entries it is the time zone that all its times are in.
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
  const { uid, start, end, allDay, summary, description, location, url, changed, sequence, cancelled, remind } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatUtc(stamp)}`,
    allDay ? `DTSTART;VALUE=DATE:${formatUtc(start).slice(0, 8)}` : `DTSTART:${formatUtc(start)}`,
    ...(!allDay && end !== undefined && end > start ? [`DTEND:${formatUtc(end)}`] : []),
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

/** A moment in UTC: `20261024T180000Z`; years have four digits, and what is no time at all is the first of them. */
function formatUtc(time: number): string {
  const known = Number.isFinite(time) ? Math.min(Math.max(time, 0), LAST) : 0
  return new Date(known).toISOString().replace(SECONDS, 'Z').replace(/[-:]/g, '')
}

/** Text as a value: what has a meaning of its own is escaped, what nobody can see has no place in it. */
const escapeText = (text: string): string =>
  withoutHidden(text.replace(/[\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}/gu, ' '))
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')

/** An address is no text: it is not escaped, and nothing in it may end the line. */
const address = (url: string): string => withoutHidden(url.replace(/[\s\p{Cc}]/gu, encodeURIComponent))

/** A line of at most 75 octets, going on in the next with one space; no letter is split. */
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

/** How many octets of UTF-8 a letter takes. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0)!
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
