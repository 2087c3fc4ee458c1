import type { Context } from 'hono'
import type { SimulatorStorage } from './storage.ts'
import type { Mood } from './moods/mood.ts'
import { matchAt, timeIn, type MatchAt } from './match-at.ts'
import type { Plan } from './plan.ts'

/** What every route knows. */
export interface Visit {
  Variables: {
    kept: SimulatorStorage
    /** The simulator's time, milliseconds. */
    now: number
    /** How this one request is to be treated. */
    mood: Mood & { name: string }
    /** Requests that were still unanswered when this one came. */
    overlap: number
  }
}

/** The planned match and what has become of it, seen through the mood of the day. */
export function matchOf(c: Context<Visit>, id: string | undefined): { plan: Plan; match: MatchAt } | undefined {
  const planned = c.var.kept.get<Plan>('plan', id ?? '')
  if (!planned) return undefined
  const plan = c.var.mood.plan?.(planned, timeIn(planned, c.var.now)) ?? planned
  return { plan, match: matchAt(plan, c.var.now) }
}
