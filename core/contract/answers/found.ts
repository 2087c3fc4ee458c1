import * as z from 'zod/mini'
import { FOUND_KINDS } from '../found.ts'
import { nationality, oneOf, text } from './words.ts'

/** A row of GET /search. */
export const Found = z.object({
  id: text('Its id.'),
  kind: oneOf(FOUND_KINDS, 'What it is.'),
  name: text('Its name.'),
  where: text('Where it is, or what it belongs to; empty when there is nothing to say.'),
  flag: nationality,
  href: text('Its page.'),
})
