import * as say from '#words/captainRules.js'
import { isDay, momentOf, startOrder } from '../text/start.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'
import type { Snapshot } from './snapshot.ts'

/** Times that a captain can offer at once. */
export const MAX_TIMES = 3

/** When the captains of a round’s matches may play, in ms. */
export interface TimeWindow {
  from: number
  until: number
  /** The start if they agree on nothing; null if only the day of the round is known. */
  standard: number | null
  /** They have to agree until then. */
  agreeBy: number
}

/** Undefined where captains can’t choose a time. */
export function timeWindow(
  { dates, settings }: Pick<Snapshot, 'dates' | 'settings'>,
  round: number,
): TimeWindow | undefined {
  const { agreeDaysBefore, agreeDaysAfter, agreeHours } = settings
  const start = dates[round - 1] ?? null
  if (start === null || agreeDaysBefore + agreeDaysAfter === 0) return undefined
  const first = startOrder(start)
  // A day without an hour lasts until its end.
  const last = isDay(start) ? first + DAY : first
  return {
    from: first - agreeDaysBefore * DAY,
    until: last + agreeDaysAfter * DAY,
    standard: momentOf(start) ?? null,
    agreeBy: last - agreeHours * HOUR,
  }
}

/** Why captains can’t propose or agree now, in a sentence; undefined if they can. */
export function agreeingRefusal(window: TimeWindow | undefined, now: number): string | undefined {
  if (!window) return say.timesAreFixed()
  return now >= window.agreeBy ? say.agreementOver() : undefined
}

/** Why these times can’t be proposed, in a sentence; undefined if they can. */
export function proposalRefusal(
  window: TimeWindow | undefined,
  times: readonly number[],
  now: number,
): string | undefined {
  const refusal = agreeingRefusal(window, now)
  if (refusal !== undefined || !window) return refusal
  if (times.length === 0 || times.length > MAX_TIMES) return say.countOfTimes({ max: MAX_TIMES })
  if (new Set(times).size < times.length) return say.sameTimeTwice()
  if (times.some((at) => at <= now)) return say.timeIsPast()
  return times.some((at) => at < window.from || at > window.until) ? say.timeOutsideWindow() : undefined
}

/** A whole minute, as people agree on. */
export const wholeMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE
