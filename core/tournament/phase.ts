export const PHASES = ['live', 'upcoming', 'finished'] as const
export type Phase = (typeof PHASES)[number]

export interface Progress {
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
