/** Which games a reader saw undecided: the last time before this visit, and in it. */
export interface SeenGames {
  /** When they looked last. */
  at: number
  /** When the visit before this one ended. */
  since: number
  wasOpen: string[]
  open: string[]
}

/** Who comes back after that long comes anew. */
const VISIT_LASTS = 30 * 60_000

/** What is kept once a reader looks while these games are undecided; on their first visit nothing is new. */
export function visitAfter(stored: string | null, open: string[], at: number): SeenGames {
  const last = parse(stored)
  if (!last) return { at, since: at, wasOpen: [], open }
  const isNew = at - last.at > VISIT_LASTS
  return { at, since: isNew ? last.at : last.since, wasOpen: isNew ? last.open : last.wasOpen, open }
}

/** Whether a result came since the visit before. */
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
