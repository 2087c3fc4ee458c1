import * as say from '#words/coreSnapshot.js'
import type { Snapshot } from './snapshot.ts'
import { unfinishedGames } from './unfinished-games.ts'

/** `8 results missing`; undefined if all are in. */
export function missingLabel(snapshot: Pick<Snapshot, 'rounds'>, round?: number): string | undefined {
  const missing = unfinishedGames(snapshot, round).length
  return missing === 0 ? undefined : say.resultsMissing({ count: missing })
}

/** `after round 7`, or `after round 7, 8 results missing`. */
export function afterRound(snapshot: Pick<Snapshot, 'rounds'>, round: number): string {
  const missing = missingLabel(snapshot, round)
  return missing ? say.afterRoundMissing({ round, missing }) : say.afterRound({ round })
}
