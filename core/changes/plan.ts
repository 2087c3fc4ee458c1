import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { actRefusal, applyAct, inverseOf } from './acts.ts'

/** What acts, done one after the other as one change, make of a tournament. */
export interface ChangePlan {
  before: Snapshot
  after: Snapshot
  acts: Act[]
  /** What takes them back, the last first; undefined where one of them cannot be. */
  inverse: Act[] | undefined
}

/** The plan of a change, or why it cannot be made, in a sentence. */
export function planChange(snapshot: Snapshot, acts: Act[]): ChangePlan | string {
  let after = snapshot
  let inverse: Act[] | undefined = []
  for (const act of acts) {
    const refusal = actRefusal(after, act)
    if (refusal !== undefined) return refusal
    const back = inverseOf(after, act)
    inverse = back && inverse && [back, ...inverse]
    after = applyAct(after, act)
  }
  return { before: snapshot, after, acts, inverse }
}
