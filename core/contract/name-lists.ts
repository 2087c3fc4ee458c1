import * as z from 'zod/mini'
import { booleanFlag, pageFields } from './query-fields.ts'

const MAX_SEARCH_LENGTH = 100
const SEARCH = `What is looked for has at most ${MAX_SEARCH_LENGTH} letters.`
const FROM = 'A list starts from one letter.'
const URL = 'Say which page of the chess site by its url.'

/** GET /users, /teams: those whose name begins with `search`, or all from a letter on. */
export const NameListQuery = z.object({
  ...pageFields,
  search: z.optional(z.string(SEARCH).check(z.maxLength(MAX_SEARCH_LENGTH, SEARCH))),
  from: z.optional(z.string(FROM).check(z.regex(/^.$/u, FROM))),
})
export type NameListQuery = z.infer<typeof NameListQuery>

/** GET /user/{username or id} */
export const UserQuery = z.object({ fetchGameLinks: z.optional(booleanFlag('fetchGameLinks')) })

/** GET /tournament/{id}/scrapeChessComTeamPage */
export const TeamPageQuery = z.object({ url: z.string(URL).check(z.maxLength(300, URL)) })
