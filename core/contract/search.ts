import * as z from 'zod/mini'

const LONGEST = 100
const WORDS = 'Say what you are looking for.'
const LONG = `What is looked for has at most ${LONGEST} letters.`

/** GET /search */
export const SearchQuery = z.object({ q: z.string(WORDS).check(z.maxLength(LONGEST, LONG)) })
