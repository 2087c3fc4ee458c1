import type { Context } from 'hono'
import type { SimulatorStorage } from './storage.ts'
import type { Mood } from './moods/mood.ts'
import { matchAt, timeIn, type MatchAt } from './match-at.ts'
import type { Plan } from './plan.ts'

export interface Visit {
  Variables: {
    kept: SimulatorStorage
    /** The simulator's clock, in milliseconds. */
    now: number
    mood: Mood & { name: string }
    /** Number of requests in flight when this one arrived. */
    overlap: number
  }
}

/** The planned match and its current state, both changed by the mood. */
export function matchOf(c: Context<Visit>, id: string | undefined): { plan: Plan; match: MatchAt } | undefined {
  const planned = c.var.kept.get<Plan>('plan', id ?? '')
  if (!planned) return undefined
  const plan = c.var.mood.plan?.(planned, timeIn(planned, c.var.now)) ?? planned
  return { plan, match: matchAt(plan, c.var.now) }
}
