import * as say from '#words/refusalsOfActs.js'
import { enteredResultRefusal, type EnteredResult } from '../match/entered-result.ts'
import { pairingId, parsePairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { actRefusal } from './acts.ts'
import { corrected } from './hall-acts.ts'
import { enteringActs, needsReason } from './result-acts.ts'

/** `match` is the pairing's id. */
export type BulkResult = EnteredResult & { match: string }

/**
 * Returns the acts of the results that can be entered and the reasons why the others can't. Results that are already
 * entered are in neither list.
 */
export function bulkResults(snapshot: Snapshot, results: BulkResult[], reason: string | undefined) {
  const acts: Act[] = []
  const refused: { match: string; message: string }[] = []
  const seen = new Set<string>()
  for (const { match, ...result } of results) {
    const isAgain = seen.has(match)
    seen.add(match)
    const own = isAgain ? say.pairingTwice() : actsOfOne(snapshot, match, result, reason)
    if (typeof own === 'string') refused.push({ match, message: own })
    else acts.push(...own)
  }
  return { acts, refused }
}

function actsOfOne(snapshot: Snapshot, match: string, result: EnteredResult, reason: string | undefined) {
  const ref = parsePairingId(match)
  if (!ref || pairingId(snapshot.id, ref.round, ref.no) !== match) return say.pairingNotFound()
  const acts = corrected(snapshot, enteringActs(snapshot, ref, result))
  if (typeof acts === 'string') return acts
  const refusal =
    enteredResultRefusal(result, snapshot.settings) ??
    acts.map((act) => actRefusal(snapshot, act)).find((why) => why !== undefined)
  if (refusal !== undefined) return refusal
  return acts.length > 0 && needsReason(snapshot, ref) && !reason ? say.confirmedNeedsReason() : acts
}
