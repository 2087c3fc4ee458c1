import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_SEARCH } from '../limits/search.ts'

const QUERY = { error: say.searchTerm }
const TOO_LONG = { error: () => say.searchTooLong({ max: MAX_SEARCH }) }

/** GET /search */
export const SearchQuery = z.object({ q: z.string(QUERY).check(z.maxLength(MAX_SEARCH, TOO_LONG)) })
