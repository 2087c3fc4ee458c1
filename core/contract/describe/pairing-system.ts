import * as z from 'zod/mini'
import { PAIRING_SYSTEMS } from '../../tournament/tournament.ts'
import { enumOf, integer } from './fields.ts'

/** The rounds of a tournament that are drawn by one system. */
export const System = z.object({
  from: integer('First round.'),
  to: integer('Last round.'),
  system: enumOf(PAIRING_SYSTEMS, 'Pairing system for these rounds.'),
  poolNames: z.array(z.string()).check(z.describe('Pool names.')),
})
