import * as say from '#words/coreTournament.js'

export const PHASES = ['live', 'upcoming', 'finished'] as const
export type Phase = (typeof PHASES)[number]

interface Progress {
  active: boolean
  /** The last round drawn; 0 before the first. */
  round: number
  /** The true state, if the viewer gets a version without some results. */
  hidden?: { active: boolean }
}

/** The section of the home page that lists a tournament. */
export function phase({ active, round, hidden }: Progress): Phase {
  if (round === 0) return 'upcoming'
  return (hidden?.active ?? active) ? 'live' : 'finished'
}

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
