import type { Snapshot } from './snapshot.ts'

/** The first round with a hidden result; undefined without any. */
export function firstHiddenRound({ rounds }: Snapshot): number | undefined {
  const at = rounds.findIndex(({ facts = {} }) => Object.values(facts).some(({ hidden }) => hidden))
  return at < 0 ? undefined : at + 1
}

/** Whether figures after a round depend on hidden results. */
export function isUnknownAfter(snapshot: Snapshot, round: number): boolean {
  const first = firstHiddenRound(snapshot)
  return first !== undefined && first <= round
}
