import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseSpoilerChoice, SPOILER_COOKIE, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import type { AppEnv } from '../env.ts'

const HIDDEN: SpoilerChoice = { hides: true, events: new Map() }

/** How the reader wants results: as the address says, with which feeds and frames hide them elsewhere, or as their browser does. */
export const spoilerChoice = (c: Context<AppEnv>): SpoilerChoice =>
  c.req.query('spoilers') === 'hide' ? HIDDEN : parseSpoilerChoice(getCookie(c, SPOILER_COOKIE))
