import type { Status } from '#core/match/status.ts'
import { isByePairing, pairingStatus, type Pairing } from '#core/snapshot/pairing.ts'

/** From the furthest to the least: the order of the donut and its list. */
const ORDER: Status[] = ['confirmed', 'finished', 'live', 'hidden', 'registered', 'scheduled', 'pending', 'aborted']

/** How many matches stand where, furthest first, without statuses that none has. A bye is no match. */
export function statusCounts(pairings: Pairing[], now: number): { status: Status; count: number }[] {
  const matches = pairings.filter((pairing) => !isByePairing(pairing)).map((pairing) => pairingStatus(pairing, now))
  return ORDER.map((status) => ({ status, count: matches.filter((other) => other === status).length })).filter(
    ({ count }) => count > 0,
  )
}
