import * as say from '#words/coreMatch.js'
import type { Status } from './status.ts'
import type { Outcome } from './outcome.ts'

export const STATUS_LABELS: Record<Status, () => string> = {
  hidden: say.statusHidden,
  aborted: say.statusAborted,
  confirmed: say.statusConfirmed,
  finished: say.statusFinished,
  live: say.statusLive,
  registered: say.statusRegistered,
  scheduled: say.statusScheduled,
  pending: say.statusPending,
}

/** By the bye's letter. */
export const BYE_LABELS: Record<string, () => string> = {
  U: say.byeAllocated,
  F: say.byeFullPoint,
  H: say.byeHalfPoint,
  Z: say.byeAbsent,
}

/** Result sheets show signs instead of points for games that were not played. */
export const FORFEIT_SIGNS: Partial<Record<Outcome, string>> = { '+': '+', '-': '−', ' ': '' }
