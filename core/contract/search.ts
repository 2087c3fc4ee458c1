import * as z from 'zod/mini'

const LONGEST = 100
const WORDS = 'Say what you are looking for.'
const LONG = `What is looked for has at most ${LONGEST} letters.`

/** GET /search */
export const SearchQuery = z.object({ q: z.string(WORDS).check(z.maxLength(LONGEST, LONG)) })

/** In the order in which they are shown. */
export const FOUND_KINDS = ['tournament', 'team', 'player', 'user'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Something found by its name. */
export interface Found {
  id: string
  kind: FoundKind
  name: string
  /** Where it is, or what it belongs to; empty when there is nothing to say. */
  where: string
  /** FIDE's three letters, or empty. */
  flag: string
  href: string
}
