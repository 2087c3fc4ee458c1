import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { actRefusal, applyAct, inverseOf } from './acts.ts'
import { knockoutRefusal } from './knockout-refusal.ts'

export interface ChangePlan {
  before: Snapshot
  after: Snapshot
  acts: Act[]
  /** In the order in which they must be applied; undefined if an act has no inverse. */
  inverse: Act[] | undefined
}

/** A sentence if one of the acts is refused. */
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
  const isFile = acts.some(({ type }) => type === 'importTournament')
  const refusal = isFile ? undefined : knockoutRefusal(snapshot, after)
  if (refusal !== undefined) return refusal
  return { before: snapshot, after, acts, inverse }
}
