import * as z from 'zod/mini'
import { hash } from './dice.ts'
import { CODES } from './endings.ts'

const Player = z.object({
  /** In display case; the site's key is its lower case. */
  username: z.string().check(z.regex(/^[\w-]{3,25}$/)),
  rating: z.number(),
  /** In answers, a closed account is a plain URL instead of an object. */
  status: z._default(z.enum(['basic', 'premium', 'closed']), 'basic'),
})

const Team = z.object({ slug: z.string(), name: z.string(), players: z.array(Player) })

/** An end of a game other than, or earlier than, that of the game it replays. */
const Decision = z.object({
  board: z.number(),
  game: z.literal([1, 2]),
  white: z.enum(CODES),
  black: z.enum(CODES),
  at: z.number(),
})

/**
 * A planned live team match. Times are in milliseconds; players are in board order; team 1 has White on board 1 first.
 */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  teams: z.tuple([Team, Team]),
  startTime: z.number(),
  /** Seconds per game and per move. */
  control: z._default(z.object({ base: z.number(), increment: z.number() }), { base: 600, increment: 2 }),
  /** Games run this many times faster than real time. */
  speed: z._default(z.number().check(z.positive()), 1),
  seed: z._default(z.number(), 1),
  /** Stored games to replay on certain boards; on other boards the seed picks one. */
  games: z._default(z.array(z.object({ board: z.number(), game: z.literal([1, 2]), replay: z.number() })), []),
  decisions: z._default(z.array(Decision), []),
  /** The time at which all running games end, with the result of the game they replay. */
  closedAt: z.optional(z.number()),
  /** Minutes after the start at which the match is frozen; if left out, it follows the simulator's clock. */
  frozenAt: z.optional(z.number()),
})

export type Plan = z.infer<typeof Plan>
export type PlannedTeam = z.infer<typeof Team>
export type PlannedPlayer = z.infer<typeof Player>
export type Decision = z.infer<typeof Decision>

const BEGIN = ['Quiet', 'Brisk', 'Amber', 'Nimble', 'Polar', 'Rusty', 'Silver', 'Tidal', 'Velvet', 'Windy']
const END = ['Rook', 'Gambit', 'Pawn', 'Zugzwang', 'Bishop', 'Tempo', 'Castle', 'Fork', 'Skewer', 'Endgame']

/** A team with invented players, strongest first. */
export function aTeam(name: string, boards = 4): PlannedTeam {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const tail = slug.replaceAll('-', '').slice(0, 6)
  const offset = hash(slug)
  const players = Array.from({ length: boards }, (_, index) => {
    const word = (words: string[], step: number) => words[(offset + index * step) % words.length] ?? ''
    return {
      username: `${word(BEGIN, 1)}${word(END, 3)}_${tail}${index < 10 ? '' : Math.floor(index / 10)}`,
      rating: 2050 - index * 35 - (hash(`${slug}${index}`) % 30),
      status: index % 3 === 1 ? ('premium' as const) : ('basic' as const),
    }
  })
  return { slug, name, players }
}

/** A match on four boards with 10 + 2, starting at 2026-03-01 18:00 UTC. */
export const aPlan = (some: Partial<Plan> = {}): Plan => ({
  id: 9_000_001,
  name: 'Round 1: Harbour Knights vs Night Owls',
  teams: [aTeam('Harbour Knights'), aTeam('Night Owls')],
  startTime: Date.UTC(2026, 2, 1, 18),
  control: { base: 600, increment: 2 },
  speed: 1,
  seed: 1,
  games: [],
  decisions: [],
  ...some,
})
