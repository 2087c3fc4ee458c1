import * as z from 'zod/mini'
import { integer, nullableString, string } from './fields.ts'

/** A board of a round that was taken back, as in `MatchRecord`. */
export const TakenBackBoard = z.object({
  round: integer('Round, from 1.'),
  no: integer('The pairing’s number in its round.'),
  board: integer('Board or table, from 1.'),
  pool: integer('Pool number, from 0.'),
  white: integer('The number of the entry with White.'),
  black: z.nullable(z.int()).check(z.describe('The number of the entry with Black; null for a bye.')),
  outcome: string('White’s and Black’s outcome as TRF letters; two spaces without a result.'),
  whitePoints: z
    .nullable(z.int())
    .check(z.describe('White’s game points in half points; null if the outcome is enough.')),
  blackPoints: z.nullable(z.int()).check(z.describe('Black’s game points in half points.')),
  games: nullableString('Two letters for each game, the first side’s and the second side’s.'),
  facts: z.nullable(z.object({})).check(z.describe('Other facts of the pairing, such as its link.')),
})
