import * as say from '#words/coreEmbed.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { missingLabel } from '../snapshot/missing-results.ts'

/** `After round 7`, or `After round 7, 8 results missing`. */
export function stateAfter(snapshot: Pick<Snapshot, 'rounds'>, round: number): string {
  const missing = missingLabel(snapshot, round)
  return missing === undefined ? say.afterRound({ round }) : say.afterRoundMissing({ round, missing })
}
