import * as z from 'zod/mini'
import { CODES } from '../endings.ts'
import { aTeam } from '../plan.ts'

const Player = z.object({
  username: z.string().check(z.regex(/^[\w-]{3,25}$/)),
  rating: z.number(),
  rd: z._default(z.number(), 60),
  /** Percent of games lost on time. */
  timeouts: z._default(z.number(), 0),
  /** When he signs up, and when he or an admin takes him off the list again; always there if left out. */
  from: z.optional(z.number()),
  until: z.optional(z.number()),
  /** When the account is closed, and why. */
  closed: z.optional(z.object({ at: z.number(), fairPlay: z.boolean() })),
})

const Team = z.object({ slug: z.string(), name: z.string(), players: z.array(Player) })

const Ending = z.object({
  board: z.number(),
  game: z.literal([1, 2]),
  white: z.enum(CODES),
  black: z.enum(CODES),
  at: z.number(),
})

/** A planned daily match of two clubs. Times are in milliseconds. */
export const DailyPlan = z.object({
  id: z.number(),
  name: z.string(),
  teams: z.tuple([Team, Team]),
  /** When it shows in the lists of both clubs. */
  createdAt: z._default(z.number(), 0),
  startTime: z.number(),
  daysPerMove: z._default(z.number(), 1),
  minBoards: z._default(z.number(), 1),
  /** The real start comes this much later. */
  late: z._default(z.number(), 4 * 60_000),
  seed: z._default(z.number(), 1),
  /** Days after which all games without a planned end are over; half of them end in a third of that time. */
  length: z._default(z.number(), 50),
  endings: z._default(z.array(Ending), []),
})

export type DailyPlan = z.infer<typeof DailyPlan>
export type DailyPlayer = z.infer<typeof Player>

/** A daily match on four boards at a day a move, which starts at 2026-03-01 18:00 UTC. */
export const aDailyPlan = (some: Partial<DailyPlan> = {}): DailyPlan => ({
  id: 9_000_001,
  name: 'Round 1: Harbour Knights vs Night Owls',
  teams: [dailyTeam('Harbour Knights'), dailyTeam('Night Owls')],
  createdAt: 0,
  startTime: Date.UTC(2026, 2, 1, 18),
  daysPerMove: 1,
  minBoards: 1,
  late: 4 * 60_000,
  seed: 1,
  length: 50,
  endings: [],
  ...some,
})

/** A team with invented players, all signed up. */
export const dailyTeam = (name: string, boards = 4): DailyPlan['teams'][0] => {
  const { slug, players } = aTeam(name, boards)
  return { slug, name, players: players.map(({ username, rating }) => ({ username, rating, rd: 60, timeouts: 0 })) }
}
