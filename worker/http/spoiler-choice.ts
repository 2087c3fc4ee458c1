import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseSpoilerChoice, SPOILER_COOKIE, type SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import type { AppEnv } from '../env.ts'

/** How the reader wants results, as their browser says. */
export const spoilerChoice = (c: Context<AppEnv>): SpoilerChoice => parseSpoilerChoice(getCookie(c, SPOILER_COOKIE))
