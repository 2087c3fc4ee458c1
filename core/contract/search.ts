import * as z from 'zod/mini'
import { MAX_SEARCH } from '../limits/search.ts'

const QUERY_SENTENCE = 'Enter a search term.'
const TOO_LONG = `A search can’t be longer than ${MAX_SEARCH} characters.`

/** GET /search */
export const SearchQuery = z.object({ q: z.string(QUERY_SENTENCE).check(z.maxLength(MAX_SEARCH, TOO_LONG)) })
