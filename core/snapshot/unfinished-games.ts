import { NO_OUTCOME } from '../match/outcome.ts'
import type { Snapshot } from './snapshot.ts'

export interface UnfinishedGame {
  round: number
  /** Position in the round. */
  at: number
}

/**
 * Games without a result up to a round, adjourned ones included. Aborted games need none; results that the reader hides
 * are not missing.
 */
export function unfinishedGames({ rounds }: Pick<Snapshot, 'rounds'>, until = rounds.length): UnfinishedGame[] {
  return rounds.slice(0, until).flatMap(({ black, outcomes, facts }, index) =>
    openPositions(outcomes).flatMap((at) => {
      const { aborted, hidden } = facts?.[at] ?? {}
      return black[at]! >= 0 && !aborted && !hidden ? [{ round: index + 1, at }] : []
    }),
  )
}

/** Positions of the pairings without an outcome. Most rounds have none, and pages ask for all rounds several times. */
function openPositions(outcomes: string): number[] {
  const found: number[] = []
  for (let at = outcomes.indexOf(NO_OUTCOME); at >= 0; at = outcomes.indexOf(NO_OUTCOME, at + 1))
    if (at % NO_OUTCOME.length === 0) found.push(at / NO_OUTCOME.length)
  return found
}
