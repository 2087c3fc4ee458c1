import * as z from 'zod/mini'
import { HIT_KINDS } from '../search-hit.ts'
import { nationality, enumOf, string } from './fields.ts'

/** A row of GET /search. */
export const Found = z.object({
  id: string('Its id.'),
  kind: enumOf(HIT_KINDS, 'What it is.'),
  name: string('Its name.'),
  where: string('Where it is, or what it belongs to; empty when there is nothing to say.'),
  flag: nationality,
  href: string('Its page.'),
})
