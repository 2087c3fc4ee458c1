import { isByePairing, pairingStatus, type Pairing } from '#core/snapshot/pairing.ts'
import { type Status, hasScore } from '#core/match/status.ts'

/** The pairings of a round that a dashboard shows. A bye is nothing to watch. */
export interface DashboardPairings {
  /** What the director marked, else what has begun. */
  featured: Pairing[]
  /** What has not begun, of the rest. */
  upcoming: Pairing[]
}

/** Whether a match has begun, though its score may be hidden. */
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
