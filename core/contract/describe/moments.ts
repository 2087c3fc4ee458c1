import * as z from 'zod/mini'
import { boolean, integer, number, string, time } from './fields.ts'

const side = z.literal([0, 1]).check(z.describe('Whose moment it is: 0 the first side, 1 the second.'))
const score = (meaning: string) => z.tuple([z.number(), z.number()]).check(z.describe(`${meaning} In half points.`))
const person = z.object({ name: z.string(), rating: z.number() })
const evaluation = z
  .union([z.object({ cp: z.number() }), z.object({ mate: z.number() })])
  .check(z.describe('For White: centipawns, or moves to mate (negative when Black mates).'))

const shared = {
  id: string('The same whenever and however often it is computed.'),
  at: time('When it happened, as far as results and clocks tell.'),
  match: string('The pairing’s id.'),
  no: integer('The pairing’s number in its round.'),
  table: integer('Its place in the round, from 1.'),
  entries: z.tuple([z.number(), z.number()]).check(z.describe('Numbers of both entries, the first side’s first.')),
  names: z.tuple([z.string(), z.string()]),
}
const ofGame = {
  board: integer('Board, from 1.'),
  game: integer('The game’s position in the match, from 1.'),
}
const ofMove = {
  ...ofGame,
  ply: integer('Half-moves from the start, from 1: #m{ply} in the address of the game opens the position.'),
  move: string('The move with its number.'),
  position: z.optional(
    z
      .object({ fen: z.string(), from: z.string(), to: z.string() })
      .check(z.describe('After the move; for mates and swings.')),
  ),
}
const winnerAndLoser = { winner: person, loser: person }

const Moment = z.union([
  z.object({ kind: z.literal('lead'), ...shared, side, from: score('Before.'), score: score('After.') }),
  z.object({
    kind: z.literal('decided'),
    ...shared,
    side,
    score: score('At that time.'),
    left: integer('Games still to end.'),
    by: z.optional(
      z.object({ board: z.number(), name: z.string() }).check(z.describe('Who scored the deciding points, if known.')),
    ),
  }),
  z.object({
    kind: z.literal('upset'),
    ...shared,
    ...ofGame,
    side,
    ...winnerAndLoser,
    expected: number('The score that the winner could expect, in percent.'),
  }),
  z.object({
    kind: z.literal('mate'),
    ...shared,
    ...ofMove,
    side,
    ...winnerAndLoser,
    number: integer('Of the mating move.'),
  }),
  z.object({
    kind: z.literal('swing'),
    ...shared,
    ...ofMove,
    side,
    ...winnerAndLoser,
    before: evaluation,
    after: evaluation,
    gain: number('Gain in percent of win chance.'),
    chance: number('Win chance afterwards, in percent.'),
  }),
  z.object({ kind: z.literal('think'), ...shared, ...ofMove, side, who: person, seconds: number('The move took.') }),
  z.object({ kind: z.literal('streak'), ...shared, side, wins: integer('Wins in a row.') }),
  z.object({ kind: z.literal('unbeaten'), ...shared, side, games: integer('Without a loss before this one.') }),
  z.object({
    kind: z.literal('top'),
    ...shared,
    side,
    pool: integer('Number of the pool, from 0.'),
    points: number('In half points, of the kind that the event shows.'),
    isRunning: boolean('Whether games of the round may still change it.'),
  }),
])

/** GET /tournament/{id}/getMoments */
export const Moments = z.object({
  round: integer('Round, from 1.'),
  isTeam: boolean('Whether the entries are teams.'),
  moments: z.array(Moment).check(z.describe('The newest first.')),
  hidden: z
    .array(
      z.object({
        no: z.number(),
        entries: z.tuple([z.number(), z.number()]),
        names: z.tuple([z.string(), z.string()]),
        count: z.number(),
      }),
    )
    .check(z.describe('For users who hide results: how many moments of each pairing are hidden.')),
})
