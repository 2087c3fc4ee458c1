import * as z from 'zod/mini'
import type { Context } from 'hono'
import type { Visit } from '../visit.ts'
import type { Mood } from './mood.ts'
import { MOODS, type MoodName } from './moods.ts'

const NAMES = Object.keys(MOODS) as [MoodName, ...MoodName[]]

/** What one asks for: a mood, for a while or a number of answers, and only below a path if so wished. */
export const MoodOrder = z.object({
  mood: z.enum(NAMES),
  for: z.optional(z.object({ seconds: z.optional(z.number()), count: z.optional(z.number()) })),
  only: z.optional(z.string()),
})
export type MoodOrder = z.infer<typeof MoodOrder>

/** The order with the moment it ends and the answers it has left. */
interface Standing {
  mood: MoodName
  only: string
  until?: number
  left?: number
}

export function order(c: Context<Visit>, { mood, only, for: span }: MoodOrder): void {
  const standing: Standing = {
    mood,
    only: only ?? '/',
    ...(span?.seconds !== undefined && { until: Date.now() + span.seconds * 1000 }),
    ...(span?.count !== undefined && { left: span.count }),
  }
  c.var.kept.put('setting', 'mood', standing)
}

/** The mood this request meets; it uses up one of a counted order. */
export function inMood(c: Context<Visit>): Mood & { name: MoodName } {
  const good = { name: 'ok' as const, ...MOODS.ok }
  const standing = c.var.kept.get<Standing>('setting', 'mood')
  if (!standing || !c.req.path.startsWith(standing.only) || new URL(c.req.url).searchParams.has('moved')) return good
  if (Date.now() >= (standing.until ?? Infinity) || standing.left === 0) return good
  if (standing.left !== undefined) c.var.kept.put('setting', 'mood', { ...standing, left: standing.left - 1 })
  return { name: standing.mood, ...MOODS[standing.mood] }
}

export const standing = (c: Context<Visit>): Standing | undefined => c.var.kept.get<Standing>('setting', 'mood')
