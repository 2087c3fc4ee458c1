import * as z from 'zod/mini'
import { flag, page } from './query.ts'

const LONGEST = 100
const SEARCH = `What is looked for has at most ${LONGEST} letters.`
const FROM = 'A list starts from one letter.'
const URL = 'Say which page of the chess site by its url.'

/** GET /users, /teams: those whose name begins with `search`, or all from a letter on. */
export const PeopleQuery = z.object({
  ...page,
  search: z.optional(z.string(SEARCH).check(z.maxLength(LONGEST, SEARCH))),
  from: z.optional(z.string(FROM).check(z.regex(/^.$/u, FROM))),
})

/** GET /user/{username or id} */
export const UserQuery = z.object({ fetchGameLinks: z.optional(flag('fetchGameLinks')) })

/** GET /tournament/{id}/scrapeChessComTeamPage */
export const TeamPageQuery = z.object({ url: z.string(URL).check(z.maxLength(300, URL)) })
