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
 * The state shown on the tournament's own page. Unlike `phase`, it is live even before round 1 if the event is open.
 */
export function stateLabel({
  active,
  round,
  hidden,
}: Partial<Progress> & { round: number }): 'Live' | 'Finished' | 'Not yet started' {
  if ((hidden?.active ?? active) !== false) return 'Live'
  return round > 0 ? 'Finished' : 'Not yet started'
}
