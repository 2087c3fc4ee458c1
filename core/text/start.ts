import { DAY as DAY_LENGTH } from '../time.ts'

/** A calendar day without an hour: `2026-06-18`. */
export type Day = `${number}-${number}-${number}`

/** When something starts: milliseconds since 1970, or a day of which no hour is known. */
export type Start = number | Day

/** When the rounds of an event start, round 1 first; null if unknown. */
export type Starts = readonly (Start | null)[]

export const isDay = (start: Start): start is Day => typeof start === 'string'

/** The moment of a start; undefined if only the day is known. */
export const momentOf = (start: Start | null | undefined): number | undefined =>
  typeof start === 'number' ? start : undefined

/** Milliseconds to sort and compare by: of a day, its beginning in UTC. */
export const startOrder = (start: Start): number => (isDay(start) ? Date.parse(start) : start)

/** Whether a moment is still to come, or a day isn’t over (in UTC). */
export const isAhead = (start: Start, now: number): boolean =>
  isDay(start) ? startOrder(start) + DAY_LENGTH > now : start > now

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/

/** The day if it exists in the calendar: `2026-02-30` doesn’t. */
export function calendarDay(written: string): Day | undefined {
  const at = WRITTEN.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(at) || dayInUtc(at) !== written ? undefined : (written as Day)
}

export const dayInUtc = (at: number): Day => new Date(at).toISOString().slice(0, 10) as Day

/** Until days were stored as such, midnight UTC stood for a day without an hour. */
export const startOfOld = (at: number): Start => (at % DAY_LENGTH === 0 ? dayInUtc(at) : at)
