import * as z from 'zod/mini'
import { MAX_STARS } from '../people/stars.ts'

const SECRET = 'This link is incomplete.'
const STAR = 'A star is “event” and an id, or “name” and a name.'
const MANY = `A list has up to ${MAX_STARS} stars.`
const LONGEST = 200

/** Of a list without an account; a signed-in user’s own list needs none. */
const secret = z.optional(z.string(SECRET).check(z.regex(/^[\w-]{43}$/, SECRET)))
const star = z.string(STAR).check(z.maxLength(LONGEST, STAR), z.regex(/^(event [a-z0-9]{1,64}|name \S.*)$/u, STAR))
const stars = z._default(z.array(star, STAR).check(z.maxLength(MAX_STARS, MANY)), [])

/** POST /following/sync: the newest star first. */
export const SyncStarsInput = z.object({ secret, add: stars, remove: stars })

/** POST /following/look, POST /following/forget */
export const FollowListInput = z.object({ secret })
