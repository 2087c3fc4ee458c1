import { NO_OUTCOME } from '../match/outcome.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * Games without a result up to a round, adjourned ones included. Aborted games need no result; results that the reader
 * hides are not missing.
 */
export const missingResults = ({ rounds }: Pick<Snapshot, 'rounds'>, round = rounds.length): number =>
  rounds
    .slice(0, round)
    .flatMap(({ black, outcomes, facts }) =>
      black.filter(
        (other, at) =>
          other >= 0 &&
          outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME &&
          !facts?.[at]?.aborted &&
          !facts?.[at]?.hidden,
      ),
    ).length

/** `8 results missing`; undefined if all are in. */
export function missingLabel(snapshot: Pick<Snapshot, 'rounds'>, round?: number): string | undefined {
  const missing = missingResults(snapshot, round)
  return missing === 0 ? undefined : `${missing} ${missing === 1 ? 'result' : 'results'} missing`
}

/** `after round 7`, or `after round 7, 8 results missing`. */
export const afterRound = (snapshot: Pick<Snapshot, 'rounds'>, round: number): string =>
  [`after round ${round}`, missingLabel(snapshot, round)].filter(Boolean).join(', ')
