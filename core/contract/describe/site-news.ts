import * as z from 'zod/mini'
import { LINK_SOURCES } from '../../match/facts.ts'
import { enumOf, integer } from './fields.ts'

/** What the desk shows about linked matches that can't be read. */
export const siteNews = {
  silent: z.array(
    z.object({
      source: enumOf(LINK_SOURCES, 'A chess site that doesn’t answer.'),
      matches: integer('Matches that wait for it.'),
    }),
  ),
  missingLinks: z.array(
    z.object({
      source: enumOf(LINK_SOURCES, 'The chess site, which has nothing at the game link.'),
      round: integer('Round, from 1.'),
      no: integer('The pairing’s number in its round.'),
    }),
  ),
}
