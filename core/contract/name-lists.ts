import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_GAME_LINK } from '../limits/links.ts'
import { MAX_SEARCH } from '../limits/search.ts'
import { booleanFlag, pageFields } from './query-fields.ts'

const SEARCH = { error: () => say.searchTooLong({ max: MAX_SEARCH }) }
const FROM = { error: say.listStart }
const URL = { error: say.chessSiteUrl }

/** GET /users, /teams: names that start with `search`, or all from a letter on. */
export const NameListQuery = z.object({
  ...pageFields,
  search: z.optional(z.string(SEARCH).check(z.maxLength(MAX_SEARCH, SEARCH))),
  from: z.optional(z.string(FROM).check(z.regex(/^.$/u, FROM))),
})
export type NameListQuery = z.infer<typeof NameListQuery>

/** GET /user/{username or id} */
export const UserQuery = z.object({ fetchGameLinks: z.optional(booleanFlag('fetchGameLinks')) })

/** GET /tournament/{id}/scrapeChessComTeamPage */
export const TeamPageQuery = z.object({ url: z.string(URL).check(z.maxLength(MAX_GAME_LINK, URL)) })
