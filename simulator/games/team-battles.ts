import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Visit } from '../visit.ts'

/** An arena of teams. `leaders` score for their team; times are in milliseconds. */
export const TeamBattle = z.object({
  id: z.string().check(z.regex(/^\w{8}$/)),
  name: z._default(z.string(), 'Team Battle'),
  startTime: z.number(),
  minutes: z._default(z.number(), 60),
  teams: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      leaders: z._default(z.array(z.object({ username: z.string(), score: z.number() })), []),
      /** It left the battle: its name is gone, its score lingers. */
      isRemoved: z._default(z.boolean(), false),
    }),
  ),
})
export type TeamBattle = z.infer<typeof TeamBattle>

const MINUTE = 60_000
const scoreOf = ({ leaders }: TeamBattle['teams'][number]): number => leaders.reduce((sum, { score }) => sum + score, 0)

export const teamBattles = new Hono<Visit>()
  .get('/tournament/:id', (c) => {
    const battle = c.var.kept.get<TeamBattle>('team-battle', c.req.param('id'))
    if (!battle) return c.json({ error: 'Not found.' }, 404)
    const { id, name, startTime, minutes, teams } = battle
    const end = startTime + minutes * MINUTE
    return c.json({
      id,
      fullName: name,
      system: 'arena',
      minutes,
      clock: { limit: 180, increment: 2 },
      rated: true,
      startsAt: new Date(startTime).toISOString(),
      ...(c.var.now >= end && { isFinished: true }),
      ...(c.var.now >= startTime && { isStarted: true }),
      ...(c.var.now < startTime && { secondsToStart: Math.ceil((startTime - c.var.now) / 1000) }),
      nbPlayers: teams.reduce((sum, { leaders }) => sum + leaders.length, 0),
      teamBattle: {
        teams: Object.fromEntries(teams.filter((team) => !team.isRemoved).map((team) => [team.id, [team.name, null]])),
        nbLeaders: 5,
      },
    })
  })
  .get('/tournament/:id/teams', (c) => {
    const battle = c.var.kept.get<TeamBattle>('team-battle', c.req.param('id'))
    if (!battle) return c.json({ error: 'Not found.' }, 404)
    const ranked = battle.teams.toSorted((a, b) => scoreOf(b) - scoreOf(a))
    return c.json({
      id: battle.id,
      teams: ranked.map((team, at) => ({
        rank: at + 1,
        id: team.id,
        score: scoreOf(team),
        players: team.leaders.map(({ username, score }) => ({
          user: { name: username, id: username.toLowerCase() },
          score,
        })),
      })),
    })
  })
