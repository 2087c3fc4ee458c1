import { DAY } from '../time.ts'

/**
 * - `day`: `18 Jun`
 * - `date`: `18 Jun`, with its year where that is not this one
 * - `moment`: `21:14` today, else `18 Jun, 21:14`
 * - `clock`: `21:14`, whatever the day
 * - `full`: weekday, day, month and year, and the time with its zone
 * - `month`: `March 2018`
 * - `stamp`: 21 characters of the machine's own words, `Sat Sep 12 2020 18:00`
 */
export type TimeShape = 'day' | 'date' | 'moment' | 'clock' | 'full' | 'month' | 'stamp'

/** Where and when a moment is read; without a zone it is read where the program runs. */
export interface Reader {
  now: number
  zone?: string | undefined
  /** Whether it is a day of which no hour is known. */
  isDay?: boolean | undefined
}

/** A round or event of which only the day is known stands at midnight UTC: that day is the same for every reader. */
export const isWholeDay = (at: number): boolean => at % DAY === 0

/** A moment in milliseconds in the words of the site. */
export function formatWhen(at: number, shape: TimeShape, { now, zone, isDay = isWholeDay(at) }: Reader): string {
  if (shape === 'stamp') return stamp(at, zone)
  if (shape === 'clock') return inWords(at, 'time', zone)
  const there = isDay ? 'UTC' : zone
  const isSame = (part: 'year' | 'today') => inWords(at, part, there) === inWords(now, part, zone)
  if (shape === 'full') return inWords(at, isDay ? 'fullDay' : 'full', there)
  if (shape === 'month') return inWords(at, 'month', there)
  if (shape === 'day') return inWords(at, 'day', there)
  const date = inWords(at, isSame('year') ? 'day' : 'date', there)
  if (shape === 'date' || isDay) return date
  const time = inWords(at, 'time', there)
  return isSame('today') ? time : `${date}, ${time}`
}

/** `Sat Sep 12 2020 18:00`, as browsers say it. */
function stamp(at: number, zone: string | undefined): string {
  if (zone !== 'UTC') return new Date(at).toString().slice(0, STAMP_LENGTH)
  const [weekday = '', day, month, year, time = ''] = new Date(at).toUTCString().split(' ')
  return [weekday.slice(0, 3), month, day, year, time.slice(0, 5)].join(' ')
}

/** The same for machines: `2026-06-18T21:14:00.000Z`, or the day alone. */
export const machineTime = (at: number, isDay = isWholeDay(at)): string =>
  new Date(at).toISOString().slice(0, isDay ? DAY_LENGTH : undefined)

/** How many characters of the browser's own words for a moment announcements show. */
const STAMP_LENGTH = 21
const DAY_LENGTH = 10

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const FULL_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const PARTS = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: TIME,
  fullDay: FULL_DAY,
  full: { ...FULL_DAY, ...TIME, timeZoneName: 'short' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  today: { day: 'numeric', month: 'numeric', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function inWords(at: number, part: keyof typeof PARTS, zone: string | undefined): string {
  const key = `${part} ${zone}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat('en-GB', { ...PARTS[part], timeZone: zone })))
  // Three letters for every month: the language's own list has one of four.
  return format.format(at).replace(/Sept\b/, 'Sep')
}
