import type { Status } from '#core/match/status.ts'
import { hasBegun, isByePairing, standing, type Pairing } from './pairing.ts'

/** The pairings of a round that a dashboard shows. A bye is nothing to watch. */
export interface Shown {
  /** What the director marked, else what has begun. */
  featured: Pairing[]
  /** What has not begun, of the rest. */
  upcoming: Pairing[]
}

const isAwaited = (where: Status): boolean => !hasBegun(where) && where !== 'aborted'

export function shown(pairings: Pairing[], now: number): Shown {
  const matches = pairings.filter((pairing) => !isByePairing(pairing))
  const begun = matches.filter((pairing) => hasBegun(standing(pairing, now)))
  const marked = matches.filter(({ facts }) => facts.isFeatured)
  const featured = marked.length > 0 ? marked : begun
  const upcoming = matches.filter((pairing) => !featured.includes(pairing) && isAwaited(standing(pairing, now)))
  return { featured, upcoming }
}
