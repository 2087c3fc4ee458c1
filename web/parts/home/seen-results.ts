/** Which results a reader has seen: before this visit, and in it. */
export interface SeenResults {
  at: number
  before: string[]
  now: string[]
}

/** Who comes back after that long comes anew. */
const VISIT_LASTS = 30 * 60_000

/** What is kept once a reader looks at these results: on their first visit none of them is new. */
export function visitAfter(stored: string | null, results: string[], at: number): SeenResults {
  const last = parse(stored)
  if (!last) return { at, before: results, now: results }
  const isNew = at - last.at > VISIT_LASTS
  return { at, before: isNew ? last.now : last.before, now: results }
}

function parse(stored: string | null): SeenResults | undefined {
  try {
    const { at, before, now } = JSON.parse(stored ?? '') as Partial<SeenResults>
    return at !== undefined && Array.isArray(before) && Array.isArray(now) ? { at, before, now } : undefined
  } catch {
    return undefined
  }
}
