/** The undecided games at the last visit before this one (`wasOpen`), and at the last look (`open`). */
export interface SeenGames {
  /** Time of the last look. */
  at: number
  /** End of the visit before this one. */
  since: number
  wasOpen: string[]
  open: string[]
}

/** In milliseconds: after a longer pause the next look is a new visit. */
const VISIT_LASTS = 30 * 60_000

/**
 * The state to store after a look at which the games `open` were undecided. On the first visit nothing counts as new.
 */
export function visitAfter(stored: string | null, open: string[], at: number): SeenGames {
  const last = parse(stored)
  if (!last) return { at, since: at, wasOpen: [], open }
  const isNew = at - last.at > VISIT_LASTS
  return { at, since: isNew ? last.at : last.since, wasOpen: isNew ? last.open : last.wasOpen, open }
}

/** Whether a result has come since the visit before. */
export const isNewResult = ({ since, wasOpen }: SeenGames, { id, endedAt }: { id: string; endedAt: number | null }) =>
  wasOpen.includes(id) || (endedAt ?? 0) > since

function parse(stored: string | null): SeenGames | undefined {
  try {
    const { at = 0, since = at, wasOpen, open } = JSON.parse(stored ?? '') as Partial<SeenGames>
    return Array.isArray(wasOpen) && Array.isArray(open) ? { at, since, wasOpen, open } : undefined
  } catch {
    return undefined
  }
}
