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
    black.flatMap((other, at) => {
      const { aborted, hidden } = facts?.[at] ?? {}
      const isOpen = other >= 0 && outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME && !aborted && !hidden
      return isOpen ? [{ round: index + 1, at }] : []
    }),
  )
}
