import { competitorName } from '../snapshot/names.ts'
import type { PairingState } from '../match/pairing-state.ts'
import { pairingState, withPairingState } from '../snapshot/pairing-state.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'

/** Which pairing of a tournament. */
export interface PairingInRound {
  round: number
  no: number
}

interface PairingPlace {
  round: RoundColumns
  position: number
  state: PairingState
}

export const NO_SUCH_PAIRING = 'Pairing not found.'

/** The pairing of this number, and where it is in its round's columns; undefined when the round has none. */
export function findPairing({ rounds }: Snapshot, { round, no }: PairingInRound): PairingPlace | undefined {
  const columns = rounds[round - 1]
  const position = columns ? (columns.no ? columns.no.indexOf(no) : no - 1) : -1
  if (!columns || columns.white[position] === undefined) return undefined
  return { round: columns, position, state: pairingState(columns, position) }
}

/** The snapshot with a pairing in another state; the same snapshot where there is no such pairing. */
export function withPairing(
  snapshot: Snapshot,
  ref: PairingInRound,
  next: (state: PairingState) => PairingState,
): Snapshot {
  const found = findPairing(snapshot, ref)
  if (!found) return snapshot
  const round = withPairingState(found.round, found.position, next(found.state))
  return { ...snapshot, rounds: snapshot.rounds.with(ref.round - 1, round) }
}

/** `Round 3, board 12: Novak – Lindgren`. */
export function pairingLabel(snapshot: Snapshot, ref: PairingInRound): string {
  const found = findPairing(snapshot, ref)
  if (!found) return `Round ${ref.round}, pairing ${ref.no}`
  const { round, position } = found
  const [white, black] = [round.white[position]!, round.black[position]!]
  return `Round ${ref.round}, board ${position + 1}: ${competitorName(snapshot, white)} – ${competitorName(snapshot, black)}`
}
