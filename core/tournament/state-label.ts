import * as say from '#words/coreTournament.js'
import type { Phase, Progress } from './phase.ts'

/**
 * The phase shown on the tournament's own page. Unlike `phase`, it is live even before round 1 if the event is open.
 */
export function ownPhase({ active, round, hidden }: Partial<Progress> & { round: number }): Phase {
  if ((hidden?.active ?? active) !== false) return 'live'
  return round > 0 ? 'finished' : 'upcoming'
}

const STATES = { live: say.stateLive, finished: say.stateFinished, upcoming: say.stateNotYetStarted }

/** The same in words. */
export const stateLabel = (progress: Partial<Progress> & { round: number }): string => STATES[ownPhase(progress)]()
