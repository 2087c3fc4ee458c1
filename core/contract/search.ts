import * as z from 'zod/mini'

const MAX_QUERY_LENGTH = 100
const QUERY_SENTENCE = 'Say what you are looking for.'
const TOO_LONG = `What is looked for has at most ${MAX_QUERY_LENGTH} letters.`

/** GET /search */
export const SearchQuery = z.object({ q: z.string(QUERY_SENTENCE).check(z.maxLength(MAX_QUERY_LENGTH, TOO_LONG)) })
