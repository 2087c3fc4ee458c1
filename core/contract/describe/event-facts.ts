import * as z from 'zod/mini'
import { OFFICIAL_ROLES, OFFICIAL_TITLES } from '../../tournament/officials.ts'
import { RATED_AS } from '../../tournament/tournament.ts'
import { enumOf, nationality, nullableString, string } from './fields.ts'

const Official = z.object({
  role: enumOf(OFFICIAL_ROLES, 'What they do at the event.'),
  firstName: string('First names.'),
  lastName: string('Last name.'),
  title: enumOf(['', ...OFFICIAL_TITLES], 'Title, or empty.'),
  fideId: string('FIDE ID, or empty.'),
  federation: nationality,
})

export const factSettings = {
  officials: z
    .nullable(z.array(Official))
    .check(z.describe('Arbiters and organisers whom the report names; null if nobody entered any.')),
  ratedAs: z.nullable(z.enum(RATED_AS)).check(z.describe('As what FIDE rates the event; null if nobody said.')),
  fideEvent: nullableString('Number of the event at FIDE.'),
}
