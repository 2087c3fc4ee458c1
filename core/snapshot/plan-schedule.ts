import { DAY, MINUTE } from '../time.ts'
import { dayInUtc, isDay, type Day, type Start, type Starts } from '../text/start.ts'
import { dayIn } from '../text/zones.ts'
import { clockIn, momentIn } from '../text/zone-clock.ts'

/** A start as the fields of a form have it: a day, and an hour at the venue, empty if it isn’t known. */
export interface WrittenStart {
  day: string
  hour: string
}

const NOTHING: WrittenStart = { day: '', hour: '' }

export function writtenStart(start: Start | null, zone: string): WrittenStart {
  if (start === null) return NOTHING
  if (isDay(start)) return { day: start, hour: '' }
  const [day = '', hour = ''] = clockIn(zone, start).split('T')
  return { day, hour }
}

/** null without a day; undefined if a field holds no day or hour. */
export function readStart({ day, hour }: WrittenStart, zone: string): Start | null | undefined {
  if (day === '') return hour === '' ? null : undefined
  if (Number.isNaN(Date.parse(day))) return undefined
  if (hour === '') return day as Day
  const at = momentIn(zone, `${day}T${hour}`)
  return Number.isNaN(at) ? undefined : at
}

/** The same days and hours in another time zone. */
export const inZone = (starts: Starts, from: string, to: string): (Start | null)[] =>
  starts.map((start) => (typeof start === 'number' ? momentIn(to, clockIn(from, start)) : start))

const daysLater = (day: string, days: number): Day => dayInUtc(Date.parse(day) + days * DAY)

/** Gives the rounds after the last one with a date the hours of that day, on every `days`-th day after it. */
export function filledStarts(starts: Starts, count: number, days: number, zone: string): (Start | null)[] {
  const last = starts.findLastIndex((start) => start !== null)
  if (last < 0) return [...starts]
  const day = dayIn(starts[last]!, zone)
  const first = starts.findIndex((start) => start !== null && dayIn(start, zone) === day)
  const pattern = starts.slice(first, last + 1).map((start) => writtenStart(start, zone).hour)
  return Array.from({ length: Math.max(count, starts.length) }, (_, at) => {
    if (at <= last) return starts[at] ?? null
    const after = at - last - 1
    const hour = pattern[after % pattern.length]!
    const later = daysLater(day, days * (1 + Math.floor(after / pattern.length)))
    return readStart({ day: later, hour }, zone) ?? null
  })
}

export interface RoundShift {
  /** The first round that moves. */
  from: number
  days: number
  minutes: number
}

/** Moves a round and all later ones. Moved by days, a round keeps its hour when clocks change. */
export const shiftedStarts = (starts: Starts, { from, days, minutes }: RoundShift, zone: string): (Start | null)[] =>
  starts.map((start, at) => {
    if (start === null || at + 1 < from) return start
    const { day, hour } = writtenStart(start, zone)
    const moved = readStart({ day: daysLater(day, days), hour }, zone) ?? start
    return typeof moved === 'number' ? moved + minutes * MINUTE : moved
  })
