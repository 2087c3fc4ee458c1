import type { ProposeDraw } from '../draw/engines.ts'
import type { DrawWishes } from '../draw/table-engines.ts'
import type { Draw } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'

/** A round that an engine has to draw, and the facts that it draws from. */
export interface NeededDraw {
  facts: Snapshot
  round: number
  wishes?: DrawWishes
}

/** A plan that needs a draw. */
interface DrawingPlan {
  /** Acts that come before the draw. */
  acts: Act[]
  draws: NeededDraw
  /** The acts that the draw makes; or why it can’t be used, in a sentence. The engine gives a sentence where it has no draw. */
  finish: (draw: Draw | string) => Act[] | string
}

/** What a request comes to: acts, or a plan that needs a draw first; or why it is refused, in a sentence. */
export type DeskPlan = Act[] | DrawingPlan | string

/** The draw that a plan needs, if any. */
export const drawOfPlan = (plan: DeskPlan): NeededDraw | undefined =>
  typeof plan === 'object' && 'draws' in plan ? plan.draws : undefined

/** The acts of a plan, with its round drawn by `propose`. */
export function actsOfPlan(plan: DeskPlan, propose: ProposeDraw): Act[] | string {
  if (typeof plan === 'string' || !('draws' in plan)) return plan
  const { acts, draws, finish } = plan
  const drawn = finish(propose(draws.facts, draws.round, draws.wishes))
  return typeof drawn === 'string' ? drawn : [...acts, ...drawn]
}
