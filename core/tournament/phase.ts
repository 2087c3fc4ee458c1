export const PHASES = ['live', 'upcoming', 'finished'] as const
export type Phase = (typeof PHASES)[number]

interface Progress {
  active: boolean
  /** The last round drawn; 0 before the first. */
  round: number
  /** Of one that is told without some results: whether it goes on. */
  hidden?: { active: boolean }
}

/** The table on the home page that a tournament stands in. */
export function phase({ active, round, hidden }: Progress): Phase {
  if (round === 0) return 'upcoming'
  return (hidden?.active ?? active) ? 'live' : 'finished'
}

/** The state its own page shows; an event that is open counts as live there even before its first round. */
export function stateLabel({
  active,
  round,
  hidden,
}: Partial<Progress> & { round: number }): 'Live' | 'Finished' | 'Not yet started' {
  if ((hidden?.active ?? active) !== false) return 'Live'
  return round > 0 ? 'Finished' : 'Not yet started'
}
