import * as z from 'zod/mini'
import type { Context } from 'hono'
import type { Visit } from '../visit.ts'
import type { Mood } from './mood.ts'
import { MOODS, type MoodName } from './moods.ts'

const NAMES = Object.keys(MOODS) as [MoodName, ...MoodName[]]

/** A mood for a path prefix, for a number of answers or until another mood is set. */
export const MoodOrder = z.object({
  mood: z.enum(NAMES),
  for: z.optional(z.object({ count: z.number() })),
  only: z._default(z.string(), '/'),
})
export type MoodOrder = z.infer<typeof MoodOrder>

export const orders = (c: Context<Visit>): MoodOrder[] => c.var.kept.all<MoodOrder>('mood')

/** Replaces all moods at this path and below it. */
export function setMood(c: Context<Visit>, order: MoodOrder): void {
  for (const { only } of orders(c)) if (only.startsWith(order.only)) c.var.kept.remove('mood', only)
  c.var.kept.put('mood', order.only, order)
}

/** The mood of this request: that of the longest matching path prefix. Uses up one answer of a counted order. */
export function inMood(c: Context<Visit>): Mood & { name: MoodName } {
  const good = { name: 'ok' as const, ...MOODS.ok }
  const order = orders(c)
    .filter(({ only }) => c.req.path.startsWith(only))
    .toSorted((one, other) => other.only.length - one.only.length)[0]
  if (!order || order.for?.count === 0 || new URL(c.req.url).searchParams.has('moved')) return good
  if (order.for) c.var.kept.put('mood', order.only, { ...order, for: { count: order.for.count - 1 } })
  return { name: order.mood, ...MOODS[order.mood] }
}
