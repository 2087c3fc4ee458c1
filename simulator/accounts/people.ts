import * as z from 'zod/mini'
import type { Context } from 'hono'
import { hash } from '../dice.ts'
import type { Plan } from '../plan.ts'
import type { DailyPlan } from '../daily/daily-plan.ts'
import type { Visit } from '../visit.ts'

/** A member of chess.com. Unset optional fields are absent from the profile. */
export const Member = z.object({
  username: z.string(),
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  location: z.optional(z.string()),
  /** ISO 3166 alpha-2, or one of the site's own codes (XE is England). */
  country: z._default(z.string(), 'XX'),
  status: z._default(z.string(), 'basic'),
  rating: z._default(z.number(), 1500),
})
export type Member = z.infer<typeof Member>

export const Club = z.object({
  slug: z.string(),
  name: z.string(),
  /** Usernames. */
  admin: z._default(z.array(z.string()), []),
  members: z._default(z.array(z.string()), []),
  description: z._default(z.string(), ''),
  country: z._default(z.string(), 'XX'),
})
export type Club = z.infer<typeof Club>

/** A numeric id that depends only on the key, not on the display name. */
export const siteId = (key: string): number => 1_000_000 + (hash(key) % 90_000_000)

const plans = (c: Context<Visit>) =>
  c.var.kept.all<Plan>('plan').map((plan) => c.var.mood.plan?.(plan, c.var.now) ?? plan)

/** A member created by a control call, or a player of a planned match. */
export function member(c: Context<Visit>, username: string): Member | undefined {
  const key = username.toLowerCase()
  const made = c.var.kept.get<Member>('member', key)
  if (made) return made
  const players = plans(c).flatMap((plan) => plan.teams.flatMap((team) => team.players))
  const player = players.find((one) => one.username.toLowerCase() === key)
  return player && { ...player, country: 'XX' }
}

/** A club created by a control call, or a team of a planned match, whose strongest player is then its admin. */
export function club(c: Context<Visit>, slug: string): Club | undefined {
  const made = c.var.kept.get<Club>('club', slug)
  if (made) return made
  const team = [...plans(c), ...c.var.kept.all<DailyPlan>('daily')]
    .flatMap((plan): { slug: string; name: string; players: { username: string }[] }[] => plan.teams)
    .find((one) => one.slug === slug)
  const members = team?.players.map((player) => player.username) ?? []
  return team && { slug, name: team.name, admin: members.slice(0, 1), members, description: '', country: 'XX' }
}

export function clubsOf(c: Context<Visit>, username: string): Club[] {
  const slugs = [...c.var.kept.all<Club>('club'), ...plans(c).flatMap((plan) => plan.teams)].map((one) => one.slug)
  return [...new Set(slugs)].flatMap((slug) => {
    const found = club(c, slug)
    const names = [...(found?.members ?? []), ...(found?.admin ?? [])].map((name) => name.toLowerCase())
    return found && names.includes(username.toLowerCase()) ? [found] : []
  })
}
