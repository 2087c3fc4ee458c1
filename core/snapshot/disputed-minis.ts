import type { EnteredResult } from '../match/entered-result.ts'
import { claimsOf, isDisputed, parseClaim, type ResultClaim } from '../match/reported-result.ts'
import { pairings, type Pairing } from './pairing.ts'
import type { Snapshot } from './snapshot.ts'

/** A match of a fixture of which the captains reported different scores. */
export interface DisputedMini {
  pairing: Pairing
  /** The number of its segment, from 1. */
  k: number
  label: string
  /** What each side reported, and the chess site, with the result that a director enters to follow it. */
  claims: (ResultClaim & { result: EnteredResult })[]
}

/** In the order of rounds, boards and segments. */
export function disputedMinis(snapshot: Snapshot): DisputedMini[] {
  const { segments } = snapshot.settings
  return pairings(snapshot).flatMap((pairing) =>
    (pairing.minis ?? []).filter(isDisputed).map(({ k, facts }) => ({
      pairing,
      k,
      label: segments[k - 1]?.label ?? '',
      claims: claimsOf(facts).flatMap((one) => {
        const result = parseClaim(one.claim)
        return result && !('boards' in result) ? [{ ...one, result }] : []
      }),
    })),
  )
}
