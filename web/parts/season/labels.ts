import * as say from '#words/seasonPages.js'
import type { EntryOrigin, SeasonEntryState } from '#core/season/facts.ts'
import type { SeasonState } from '#core/season/states.ts'

export const SEASON_STATES: Record<SeasonState, () => string> = {
  draft: say.stateDraft,
  open: say.stateOpen,
  set: say.stateSet,
  published: say.statePublished,
  running: say.stateRunning,
  break: say.stateBreak,
  over: say.stateOver,
  closed: say.stateClosed,
}

export const ENTRY_ORIGINS: Record<EntryOrigin, () => string> = {
  stayed: say.originStayed,
  promoted: say.originPromoted,
  relegated: say.originRelegated,
  new: say.originNew,
  invited: say.originInvited,
}

export const ENTRY_STATES: Record<SeasonEntryState, () => string> = {
  asked: say.entryAsked,
  invited: say.entryInvited,
  confirmed: say.entryConfirmed,
  declined: say.entryDeclined,
  withdrawn: say.entryWithdrawn,
  expelled: say.entryExpelled,
}
