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

/** A sentence if one of the acts is refused, or if together they would leave a knockout contradicting itself. */
export function planChange(snapshot: Snapshot, acts: Act[]): ChangePlan | string {
  const plan = planActs(snapshot, acts)
  // An imported file may hold an undecided knockout; it is stored unchanged.
  if (typeof plan === 'string' || acts.some(({ type }) => type === 'importTournament')) return plan
  return knockoutRefusal(snapshot, plan.after) ?? plan
}

/** A sentence if one of the acts is refused. */
export function planActs(snapshot: Snapshot, acts: Act[]): ChangePlan | string {
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
