import * as z from 'zod/mini'

const MAX_QUERY_LENGTH = 100
const QUERY_SENTENCE = 'Enter a search term.'
const TOO_LONG = `A search can’t be longer than ${MAX_QUERY_LENGTH} characters.`

/** GET /search */
export const SearchQuery = z.object({ q: z.string(QUERY_SENTENCE).check(z.maxLength(MAX_QUERY_LENGTH, TOO_LONG)) })
