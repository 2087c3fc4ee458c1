import fc from 'fast-check'
import { findPairing, type PairingInRound } from '#core/changes/pairing.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

const refsOf = ({ rounds }: Snapshot): PairingInRound[] =>
  rounds.flatMap(({ no, white }, index) =>
    white.map((_, position) => ({ round: index + 1, no: no?.[position] ?? position + 1 })),
  )
export const refOf = (snapshot: Snapshot): fc.Arbitrary<PairingInRound> =>
  fc.constantFrom(...refsOf(snapshot), { round: 99, no: 1 })

/** Pairings without a result are rare among random ones. */
export const openRefOf = (snapshot: Snapshot): fc.Arbitrary<PairingInRound> => {
  const open = refsOf(snapshot).filter((ref) => findPairing(snapshot, ref)?.state.outcome === NO_OUTCOME)
  return fc.constantFrom(...open, ...refsOf(snapshot).slice(0, 1), { round: 99, no: 1 })
}
