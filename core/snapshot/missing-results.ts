import type { Snapshot } from './snapshot.ts'
import { unfinishedGames } from './unfinished-games.ts'

/** `8 results missing`; undefined if all are in. */
export function missingLabel(snapshot: Pick<Snapshot, 'rounds'>, round?: number): string | undefined {
  const missing = unfinishedGames(snapshot, round).length
  return missing === 0 ? undefined : `${missing} ${missing === 1 ? 'result' : 'results'} missing`
}

/** `after round 7`, or `after round 7, 8 results missing`. */
export const afterRound = (snapshot: Pick<Snapshot, 'rounds'>, round: number): string =>
  [`after round ${round}`, missingLabel(snapshot, round)].filter(Boolean).join(', ')
