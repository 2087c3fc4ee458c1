import { startOrder, type Starts } from '../text/start.ts'
import { DAY } from '../time.ts'

/** The time in which a match of a round may start at a chess site, in milliseconds. */
export interface LinkWindow {
  from: number
  until: number
}

/** Clubs begin a match some days before the date of its round, or late. */
const EARLY = 3 * DAY
const LATE = 35 * DAY

/** The window of a round; undefined if the start of the round is unknown. */
export function linkWindow(dates: Starts, round: number): LinkWindow | undefined {
  const start = dates[round - 1] ?? null
  if (start === null) return undefined
  const from = startOrder(start)
  const next = dates[round] ?? null
  const ends = next === null ? from + LATE : startOrder(next) - EARLY
  return { from: from - EARLY, until: ends > from ? ends : from + DAY }
}

export const isInWindow = (time: number, { from, until }: LinkWindow): boolean => from <= time && time < until
