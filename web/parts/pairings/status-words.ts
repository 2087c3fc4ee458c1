import type { Status } from '#core/match/status.ts'

export const STATUS_WORDS: Record<Status, string> = {
  aborted: 'Aborted',
  confirmed: 'Confirmed',
  finished: 'Finished',
  live: 'Live',
  registered: 'Registered',
  scheduled: 'Scheduled',
  pending: 'Pending',
}
