import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { isTimeZone } from '../text/zone-clock.ts'
import { MAX_STARS } from '../people/stars.ts'
import { languageText } from './fields.ts'
import { SubscribeInput, UnsubscribeInput } from './push.ts'

const SECRET = { error: say.linkIncomplete }
const STAR = { error: say.starKind }
const MANY = { error: () => say.tooManyStars({ max: MAX_STARS }) }
const LONGEST = 200

/** Identifies a list without an account; a signed-in user’s own list needs no secret. */
const secret = z.optional(z.string(SECRET).check(z.regex(/^[\w-]{43}$/, SECRET)))
const star = z
  .string(STAR)
  .check(z.maxLength(LONGEST, STAR), z.regex(/^(event [a-z0-9]{1,64}|festival [a-z0-9-]{1,64}|name \S.*)$/u, STAR))
const stars = z._default(z.array(star, STAR).check(z.maxLength(MAX_STARS, MANY)), [])

/** POST /following/sync; the newest star comes first. */
export const SyncStarsInput = z.object({ secret, add: stars, remove: stars })

const SPOILERS = { error: say.spoilersHide }
/**
 * GET calendar.ics, announcements.rss, results.rss; `hide` leaves out results and everything that reveals them, `lang`
 * is the language of its sentences and links.
 */
export const FeedQuery = z.object({ spoilers: z.optional(z.enum(['hide'], SPOILERS)), lang: languageText })
export type FeedQuery = z.infer<typeof FeedQuery>

/** GET /following.ics, /following.rss: the secret is in the query, which no log has. */
export const ListFeedQuery = z.extend(FeedQuery, { feed: z.string(SECRET).check(z.regex(/^[\w-]{1,43}$/, SECRET)) })

const QUIET = { error: say.quietHours }
const ZONE = { error: say.timeZoneMissing }
const minute = z.int(QUIET).check(z.minimum(0, QUIET), z.maximum(1439, QUIET))

/** POST /following/tell: a browser’s push subscription, its quiet hours, and whether it gets moments. */
export const TellBrowserInput = z.extend(SubscribeInput, {
  secret,
  zone: z.string(ZONE).check(z.maxLength(60, ZONE), z.refine(isTimeZone, ZONE)),
  quiet: z.nullable(z.object({ from: minute, to: minute }, QUIET)),
  moments: z.optional(z.boolean({ error: say.momentsFlag })),
})

/** POST /following/tellNoMore */
export const TellNoMoreInput = z.extend(UnsubscribeInput, { secret })

/** POST /following/look, POST /following/forget */
export const FollowListInput = z.object({ secret })
