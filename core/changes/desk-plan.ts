import type { ProposeDraw } from '../draw/engines.ts'
import type { DrawWishes } from '../draw/table-engines.ts'
import type { Draw } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'

/** A round for an engine to draw, and the snapshot to draw it from. */
export interface NeededDraw {
  facts: Snapshot
  round: number
  wishes?: DrawWishes
}

interface DrawingPlan {
  /** Acts to be done before the draw. */
  acts: Act[]
  draws: NeededDraw
  /**
   * Turns the draw into acts, or says in a sentence why it can’t be used. Takes the engine's sentence if there was no
   * draw.
   */
  finish: (draw: Draw | string) => Act[] | string
}

/** The acts of a request, a plan that needs a draw first, or the reason for a refusal, in a sentence. */
export type DeskPlan = Act[] | DrawingPlan | string

export const drawOfPlan = (plan: DeskPlan): NeededDraw | undefined =>
  typeof plan === 'object' && 'draws' in plan ? plan.draws : undefined

/** `propose` is called if the plan needs a draw. */
export function actsOfPlan(plan: DeskPlan, propose: ProposeDraw): Act[] | string {
  if (typeof plan === 'string' || !('draws' in plan)) return plan
  const { acts, draws, finish } = plan
  const drawn = finish(propose(draws.facts, draws.round, draws.wishes))
  return typeof drawn === 'string' ? drawn : [...acts, ...drawn]
}
