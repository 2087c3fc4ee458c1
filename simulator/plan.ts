import * as z from 'zod/mini'
import { hash } from './dice.ts'
import { CODES } from './endings.ts'

const Player = z.object({
  /** As the player writes it; the site's own key is its lower case. */
  username: z.string().check(z.regex(/^[\w-]{3,25}$/)),
  rating: z.number(),
  /** A closed account is a bare address where others are objects. */
  status: z._default(z.enum(['basic', 'premium', 'closed']), 'basic'),
})

const Team = z.object({ slug: z.string(), name: z.string(), players: z.array(Player) })

/** A game ended otherwise, or earlier, than the game it replays. */
const Decision = z.object({
  board: z.number(),
  game: z.literal([1, 2]),
  white: z.enum(CODES),
  black: z.enum(CODES),
  at: z.number(),
})

/** A live team match as it is going to happen. Times are milliseconds; players stand in board order, team 1 has White on board 1 first. */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  teams: z.tuple([Team, Team]),
  startTime: z.number(),
  /** Seconds for all moves and seconds for each. */
  control: z._default(z.object({ base: z.number(), increment: z.number() }), { base: 600, increment: 2 }),
  /** Games run this many times faster than their clocks say. */
  speed: z._default(z.number().check(z.positive()), 1),
  seed: z._default(z.number(), 1),
  /** Which game of the store is replayed where; elsewhere the seed picks. */
  games: z._default(z.array(z.object({ board: z.number(), game: z.literal([1, 2]), replay: z.number() })), []),
  decisions: z._default(z.array(Decision), []),
  /** The moment at which all that is still played ends, as it would have ended. */
  closedAt: z.optional(z.number()),
  /** Minutes after its start at which the match is frozen; without it, the match follows the simulator's clock. */
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

/** A match of four boards, ten minutes and two seconds a move, that begins at 2026-03-01 18:00 UTC. */
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
