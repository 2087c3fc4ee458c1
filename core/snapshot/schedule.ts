import type { Start } from '../text/start.ts'
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
