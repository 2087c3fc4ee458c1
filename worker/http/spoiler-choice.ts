import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseSpoilerChoice, SPOILER_COOKIE, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import type { AppEnv } from '../env.ts'

const HIDDEN: SpoilerChoice = { hides: true, events: new Map() }

/**
 * Whether the reader hides results: by `?spoilers=hide`, which feeds and frames on other sites use, else by the
 * browser's cookie.
 */
export const spoilerChoice = (c: Context<AppEnv>): SpoilerChoice =>
  c.req.query('spoilers') === 'hide' ? HIDDEN : parseSpoilerChoice(getCookie(c, SPOILER_COOKIE))
