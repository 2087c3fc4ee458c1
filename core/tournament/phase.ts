export const PHASES = ['live', 'upcoming', 'finished'] as const
export type Phase = (typeof PHASES)[number]

interface Progress {
  active: boolean
  /** The last round drawn; 0 before the first. */
  round: number
}

/** The table on the home page that a tournament stands in. */
export function phase({ active, round }: Progress): Phase {
  if (round === 0) return 'upcoming'
  return active ? 'live' : 'finished'
}

/** The state its own page shows; an event that is open counts as live there even before its first round. */
export function stateLabel({
  active,
  round,
}: {
  active?: boolean
  round: number
}): 'Live' | 'Finished' | 'Not yet started' {
  if (active !== false) return 'Live'
  return round > 0 ? 'Finished' : 'Not yet started'
}
