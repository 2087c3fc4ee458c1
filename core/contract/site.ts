import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { pageFields } from './query-fields.ts'

/** GET /announcements */
export const AnnouncementsQuery = z.object(pageFields)

const VISITOR = { error: say.visitor }

/** GET /online */
export const OnlineQuery = z.object({ visitor: z.optional(z.string().check(z.regex(/^[\w-]{16,40}$/, VISITOR))) })

const MAX_NAME = 64
const MAX_MINUTES = 60 * 24 * 31

/** POST /publicPage */
export const PublicPageInput = z.object({
  section: z.string({ error: say.section }).check(z.maxLength(MAX_NAME, { error: say.section })),
  tournament: z.nullable(
    z.string({ error: say.tournamentId }).check(z.maxLength(MAX_NAME, { error: say.tournamentId })),
  ),
  minutes: z
    .number({ error: say.minutes })
    .check(z.gte(0, { error: say.minutes }), z.lte(MAX_MINUTES, { error: say.minutes })),
  mobile: z.boolean({ error: say.mobile }),
})
