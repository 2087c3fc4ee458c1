import type { Status } from './status.ts'
import type { Outcome } from './outcome.ts'

export const STATUS_LABELS: Record<Status, string> = {
  hidden: 'Hidden',
  aborted: 'Aborted',
  confirmed: 'Confirmed',
  finished: 'Finished',
  live: 'Live',
  registered: 'Registered',
  scheduled: 'Scheduled',
  pending: 'Pending',
}

/** By the bye's letter. */
export const BYE_LABELS: Record<string, string> = { U: 'Allocated', F: 'Full point', H: 'Half point', Z: 'Absent' }

/** Result sheets show signs instead of points for games that were not played. */
export const FORFEIT_SIGNS: Partial<Record<Outcome, string>> = { '+': '+', '-': '−', ' ': '' }
