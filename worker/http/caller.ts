import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { BOOKMARK_COOKIE, parseBookmark } from '#core/addresses/bookmark.ts'
import type { AppEnv } from '../env.ts'
import type { Caller, SignedInCaller } from '../use-cases/caller.ts'
import { readerLanguage } from './reader-language.ts'
import { currentUser } from './session.ts'
import { spoilerChoice } from './spoiler-choice.ts'
import { noteLeft } from './share.ts'
import { noteStale } from './staleness.ts'

/** The caller of the use cases for a request. */
export function callerOf(c: Context<AppEnv>): Caller {
  return {
    env: c.env,
    db: c.var.db,
    language: readerLanguage(c),
    requestId: c.var.requestId,
    ...c.get('keyed'),
    viewer: () => currentUser(c),
    spoilers: spoilerChoice(c),
    seen: parseBookmark(getCookie(c, BOOKMARK_COOKIE)),
    noteStale: (knownAt) => noteStale(c, knownAt),
    noteLeft: () => noteLeft(c),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  }
}

/** The same for a route behind `signedIn`. */
export const signedInCaller = (c: Context<AppEnv>): SignedInCaller => ({ ...callerOf(c), user: c.var.user })
