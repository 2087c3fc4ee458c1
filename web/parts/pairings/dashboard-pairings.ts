import { isByePairing, pairingStatus, type Pairing } from '#core/snapshot/pairing.ts'
import { type Status, hasScore } from '#core/match/status.ts'

/** The pairings on a dashboard, without byes. */
export interface DashboardPairings {
  /** Pairings that the director marked; when none is marked, the pairings that have begun. */
  featured: Pairing[]
  /** All other pairings that have not begun. */
  upcoming: Pairing[]
}

/** A match whose score is hidden has begun, too. */
const hasBegun = (status: Status): boolean => hasScore(status) || status === 'hidden'
const isUpcoming = (status: Status): boolean => !hasBegun(status) && status !== 'aborted'

export function dashboardPairings(pairings: Pairing[], now: number): DashboardPairings {
  const matches = pairings.filter((pairing) => !isByePairing(pairing))
  const begun = matches.filter((pairing) => hasBegun(pairingStatus(pairing, now)))
  const marked = matches.filter(({ facts }) => facts.isFeatured)
  const featured = marked.length > 0 ? marked : begun
  const upcoming = matches.filter((pairing) => !featured.includes(pairing) && isUpcoming(pairingStatus(pairing, now)))
  return { featured, upcoming }
}
