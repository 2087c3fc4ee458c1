import * as z from 'zod/mini'
import { pageFields } from './query-fields.ts'

/** GET /announcements */
export const AnnouncementsQuery = z.object(pageFields)

const VISITOR = 'visitor must be 16 to 40 letters, digits and hyphens.'

/** GET /online */
export const OnlineQuery = z.object({ visitor: z.optional(z.string().check(z.regex(/^[\w-]{16,40}$/, VISITOR))) })

const MAX_NAME = 64
const MAX_MINUTES = 60 * 24 * 31

/** POST /publicPage */
export const PublicPageInput = z.object({
  section: z.string('Missing or invalid section.').check(z.maxLength(MAX_NAME, 'Missing or invalid section.')),
  tournament: z.nullable(
    z.string('Missing or invalid tournament.').check(z.maxLength(MAX_NAME, 'Missing or invalid tournament.')),
  ),
  minutes: z
    .number('Missing or invalid minutes.')
    .check(z.gte(0, 'Missing or invalid minutes.'), z.lte(MAX_MINUTES, 'Missing or invalid minutes.')),
  mobile: z.boolean('mobile must be true or false.'),
})
