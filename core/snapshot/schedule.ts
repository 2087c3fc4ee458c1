import type { Start } from '../text/start.ts'
import { dayIn } from '../text/zones.ts'
import type { Snapshot } from './snapshot.ts'

export interface ScheduledRound {
  round: number
  /** null if unknown. */
  start: Start | null
}

/** Every round of an event; of an open-ended one, those that are drawn or have a date. */
export function scheduleOf({
  dates,
  settings,
  round,
}: Pick<Snapshot, 'dates' | 'settings' | 'round'>): ScheduledRound[] {
  const count = settings.totalRounds ?? Math.max(dates.length, round)
  return Array.from({ length: count }, (_, at) => ({ round: at + 1, start: dates[at] ?? null }))
}

/** The starts of the rounds where only their days are shown: the days at the venue, if its time zone is known. */
export const roundDays = ({ dates, settings: { timeZone } }: Pick<Snapshot, 'dates' | 'settings'>): (Start | null)[] =>
  timeZone ? dates.map((start) => start && dayIn(start, timeZone)) : dates
