import * as z from 'zod/mini'
import { HIT_KINDS } from '../search-hit.ts'
import { nationality, enumOf, string } from './fields.ts'

/** A row of GET /search. */
export const Found = z.object({
  id: string('Its id.'),
  kind: enumOf(HIT_KINDS, 'Type.'),
  name: string('Its name.'),
  where: string('Place or tournament; may be empty.'),
  flag: nationality,
  href: string('Link to its page.'),
})
