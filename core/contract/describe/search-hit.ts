import * as z from 'zod/mini'
import { HIT_KINDS } from '../search-hit.ts'
import { boolean, nationality, enumOf, string } from './fields.ts'

/** A row of GET /search. */
export const Found = z.object({
  id: string('Its id.'),
  kind: enumOf(HIT_KINDS, 'Type.'),
  name: string('Its name.'),
  where: string('Place or tournament; may be empty.'),
  flag: nationality,
  href: string('Link to its page.'),
  isLive: boolean('Of a tournament: whether it is being played.'),
  match: z
    .nullable(
      z.object({
        href: string('Link to the match.'),
        opponent: string('Name.'),
        scores: z
          .nullable(z.tuple([z.number(), z.number()]))
          .check(z.describe('Own points and the opponent’s; null before a result.')),
        won: z.nullable(z.enum(['own', 'other'])).check(z.describe('Who has won, or can’t be caught.')),
      }),
    )
    .check(z.describe('Of a player, team or user: the match that they are playing now.')),
})
