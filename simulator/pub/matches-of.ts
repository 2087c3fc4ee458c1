import type { Context } from 'hono'
import { addresses } from '../addresses.ts'
import { matchAt, type MatchAt } from '../match-at.ts'
import type { Plan } from '../plan.ts'
import { dailyAt } from '../daily/daily-at.ts'
import { dailyMatch, dailyPlans } from '../daily/routes.ts'
import type { Visit } from '../visit.ts'
import { liveMatch } from './match.ts'
import { timeClass } from './time-class.ts'

const GROUPS = { scheduled: 'registered', in_progress: 'in_progress', finished: 'finished' } as const
type Group = (typeof GROUPS)[keyof typeof GROUPS]

function grouped<T>(c: Context<Visit>, entry: (plan: Plan, match: MatchAt) => T[]): Record<Group, T[]> {
  const all = c.var.kept.all<Plan>('plan').map((plan) => {
    const match = matchAt(plan, c.var.now)
    return { group: GROUPS[match.status], entries: entry(plan, match) }
  })
  const of = (group: Group) => all.filter((one) => one.group === group).flatMap((one) => one.entries)
  return { finished: of('finished'), in_progress: of('in_progress'), registered: of('registered') }
}

/** Daily matches of a club. Before the start the list has no times. */
function dailyOfClub(c: Context<Visit>, slug: string): Record<Group, unknown[]> {
  const lists: Record<Group, unknown[]> = { finished: [], in_progress: [], registered: [] }
  for (const plan of dailyPlans(c)) {
    const side = plan.teams.findIndex((team) => team.slug === slug)
    if (side === -1) continue
    const body = dailyMatch(plan, dailyAt(plan, c.var.now), c.var.now)
    const { result } = body.teams[side === 0 ? 'team1' : 'team2']
    const opponent = addresses.club(plan.teams[side === 0 ? 1 : 0].slug)
    const entry = { name: plan.name, '@id': body['@id'], opponent, time_class: 'daily' }
    const start_time = body.start_time
    if (body.status === 'registration') lists.registered.push(entry)
    else lists[body.status].push({ ...entry, start_time, ...(result && { result }) })
  }
  return lists
}

/** Matches of a player; a colour has a result only when its game is over. */
export const matchesOf = (c: Context<Visit>, username: string) =>
  grouped(c, (plan, match) => {
    const body = liveMatch(plan, match)
    const key = username.toLowerCase()
    return plan.teams.flatMap((team, side) => {
      if (!team.players.some((player) => player.username.toLowerCase() === key)) return []
      const shown = body.teams[side === 0 ? 'team1' : 'team2'].players.find((player) => player.username === key)
      const { name, url, '@id': id } = body
      const known = { name, url, '@id': id, club: addresses.club(team.slug) }
      if (!shown) return [known]
      const { board, stats: _stats, status: _status, username: _username, ...results } = shown
      return [{ ...known, results, board }]
    })
  })

export function matchesOfClub(c: Context<Visit>, slug: string): Record<Group, unknown[]> {
  const daily = dailyOfClub(c, slug)
  const live = grouped(c, (plan, match) => {
    const side = plan.teams.findIndex((team) => team.slug === slug)
    const own = side === 0 ? 'team1' : 'team2'
    const opponent = plan.teams[side === 0 ? 1 : 0]
    if (side === -1) return []
    const { teams, name, '@id': id, start_time } = liveMatch(plan, match)
    const result = teams[own].result
    const entry = { name, '@id': id, opponent: addresses.club(opponent.slug), time_class: timeClass(plan.control) }
    return [{ ...entry, ...(match.status !== 'scheduled' && { start_time }), ...(result && { result }) }]
  })
  const of = (group: Group) => [...live[group], ...daily[group]]
  return { finished: of('finished'), in_progress: of('in_progress'), registered: of('registered') }
}
