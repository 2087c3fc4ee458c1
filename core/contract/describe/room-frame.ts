import * as z from 'zod/mini'
import { integer, string } from './fields.ts'

const v = integer('The tournament’s version after the change.')
const r = integer('Round.')
const n = integer('The pairing’s number in the round.')

/** The frames that a tournament's room sends; see core/match/live.ts. */
export const RoomFrame = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('online'), count: integer('How many people are watching.') }),
    z.object({
      type: z.literal('match'),
      v,
      r,
      n,
      o: z.optional(string('Two TRF result letters: White’s and Black’s.')),
      p: z.optional(
        z.nullable(z.tuple([z.number(), z.number()])).check(z.describe('Game points ×2: White’s and Black’s.')),
      ),
      g: z.optional(
        z
          .array(z.tuple([z.int(), z.string()]))
          .check(z.describe('Games that changed: position from 0, and their two letters.')),
      ),
      f: z.optional(z.record(z.string(), z.unknown()).check(z.describe('Facts that changed; null removes one.'))),
    }),
    z.object({ type: z.literal('round'), v }),
    z.object({ type: z.literal('announcement'), v }),
    z.object({ type: z.literal('desk'), v }),
    z.object({ type: z.literal('stale'), v }),
    z.object({
      type: z.literal('moves'),
      r,
      n,
      g: z.optional(integer('Game number in the match, from 1.')),
      at: z.optional(integer('Position in the text of the moves.')),
      m: z.optional(string('The moves from there on.')),
    }),
    z.object({
      type: z.literal('plies'),
      r,
      t: z
        .array(
          z.union([
            z.tuple([z.int()]),
            z.tuple([z.int(), z.int(), z.int(), z.string()]),
            z.tuple([z.int(), z.int(), z.int(), z.string(), z.number()]),
          ]),
        )
        .check(
          z.describe(
            'New half-moves: pairing, game of the match, half-move from 1, move, seconds left. A pairing alone: fetch its games.',
          ),
        ),
      e: z.optional(
        z
          .array(z.tuple([z.int(), z.int(), z.int(), z.int()]))
          .check(z.describe('Evaluations: pairing, game, half-move, and the value as in a game’s evaluations.')),
      ),
    }),
  ])
  .check(z.describe('A frame of a tournament’s room.'))
