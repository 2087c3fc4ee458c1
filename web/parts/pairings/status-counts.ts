import type { Status } from '#core/match/status.ts'
import { isByePairing, type Pairing } from '#core/snapshot/pairing.ts'
import { pairingStatus } from '#core/snapshot/pairing-status.ts'

/** The most advanced status first: the order of the donut and its list. */
const ORDER: Status[] = ['confirmed', 'finished', 'live', 'hidden', 'registered', 'scheduled', 'pending', 'aborted']

/** Number of matches by status, most advanced first, without empty ones. Byes don't count. */
export function statusCounts(pairings: Pairing[], now: number): { status: Status; count: number }[] {
  const matches = pairings.filter((pairing) => !isByePairing(pairing)).map((pairing) => pairingStatus(pairing, now))
  return ORDER.map((status) => ({ status, count: matches.filter((other) => other === status).length })).filter(
    ({ count }) => count > 0,
  )
}
