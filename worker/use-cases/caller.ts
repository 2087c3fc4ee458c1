import type { Bookmark } from '#core/addresses/bookmark.ts'
import { inLanguage } from '#core/text/language.ts'
import type { SpoilerChoice } from '#core/snapshot/spoiler-choice.ts'
import type { Db } from '../data/db.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { Bindings } from '../env.ts'

/**
 * The caller of a use case, and its environment. Made from a request (worker/http/caller.ts), or by a job, a script or
 * a test.
 */
export interface Caller {
  env: Bindings
  db: Db
  /** The language of the reader’s page; English if there is none. */
  language?: string
  /** For log lines. */
  requestId: string
  /** The idempotency key: the same change under the same key is made once. */
  key?: string
  /** Digest of the request, if it has an idempotency key: under the same key another request is refused. */
  request?: string
  /** The signed-in user, if any. Looked up on demand: most public reads never need it, and it costs a query. */
  viewer: () => Promise<SessionUser | undefined>
  /** Which results the reader wants hidden. */
  spoilers: SpoilerChoice
  /** The newest versions of events that the reader’s browser has shown. */
  seen?: Bookmark
  /** Called with the time at which data was last known to be current, where the database can’t confirm that it still is. */
  noteStale: (knownAt: number) => void
  /** Called when something public turned private, so that caches drop it. */
  noteLeft: () => void
  /** Keeps work alive that outlasts the answer. */
  waitUntil: (work: Promise<unknown>) => void
}

/** A caller whose account is known. */
export interface SignedInCaller extends Caller {
  user: SessionUser
}

/** Makes a sentence, or an answer with sentences, in the caller’s language. */
export const inLanguageOf = <Made>({ language = 'en' }: Pick<Caller, 'language'>, make: () => Made): Made =>
  inLanguage(language, make)
