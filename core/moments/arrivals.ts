import { applyAct } from '../changes/acts.ts'
import type { RecentChange } from '../changes/told-events.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { gamesOf, pairings, type Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** When results became known: the key is `12.3` for game 3 of pairing 12; game 0 is the result of the whole match. */
export type Arrivals = ReadonlyMap<string, number>

export const arrivalKey = (no: number, game: number): string => `${no}.${game}`

/**
 * The time at which each present result of a round was entered. A corrected result keeps the time of the first entry, as
 * the game ended then; a result that was removed and entered again has the later time.
 *
 * @param changes - From the newest back to the round’s publication.
 * @param since - The time of results that are older than all changes, in milliseconds.
 */
export function arrivals(now: Snapshot, round: number, changes: readonly RecentChange[], since: number): Arrivals {
  const found = new Map<string, number>()
  let open = new Set(pairings(now, round).flatMap(closedKeys))
  let after = now
  for (const { at, acts, inverse } of changes) {
    if (open.size === 0) break
    const before = rebuilt(after, inverse)
    if (before === after || !acts.some((act) => touches(act, round))) {
      after = before
      continue
    }
    const known = new Set(pairings(before, round).flatMap(closedKeys))
    for (const key of open) if (!known.has(key)) found.set(key, at)
    open = new Set([...open].filter((key) => known.has(key)))
    after = before
  }
  for (const key of open) found.set(key, since)
  return found
}

/** Undo may bring whole rounds back, so only acts on other rounds are passed over. */
const touches = (act: { type: string; round?: number }, round: number): boolean =>
  act.round === undefined || act.round === round

function closedKeys(pairing: Pairing): string[] {
  const { no, outcome, points } = pairing
  const whole = outcome !== NO_OUTCOME || points?.some((one) => one > 0) ? [arrivalKey(no, 0)] : []
  const games = gamesOf(pairing).flatMap((letters, at) => (letters === NO_OUTCOME ? [] : [arrivalKey(no, at + 1)]))
  return [...whole, ...games]
}

/** The facts before a change; the same if it can’t be undone here, as changes at the desk. */
function rebuilt(after: Snapshot, inverse: RecentChange['inverse']): Snapshot {
  try {
    return (inverse ?? []).reduce(applyAct, after)
  } catch {
    return after
  }
}
