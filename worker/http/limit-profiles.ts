import type { Context } from 'hono'
import { lru } from '../cache/lru.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { memoryLimit } from './memory-limit.ts'
import { LIMITS, limitAccount, tooManyAttempts } from './rate-limit.ts'

const MAX_READS = 10_000

/** Profiles that were counted lately, by reader and profile: a page makes several calls about one profile. */
const counted = lru<number>(MAX_READS)
const waitOfVisitor = memoryLimit('profiles')

/**
 * Counts that the viewer reads this profile; throws 429 beyond the limit, so that nobody copies all profiles. Your own
 * is free. Users are counted in D1, for the limit to hold in all isolates together.
 */
export async function limitProfiles(c: Context<AppEnv>, id: string, viewer: SessionUser | undefined): Promise<void> {
  if (!viewer) {
    const wait = waitOfVisitor(c)
    if (wait > 0) throw tooManyAttempts(wait)
    return
  }
  const word = id.toLowerCase()
  if (word === viewer.id || word === viewer.username.toLowerCase()) return
  const key = `${viewer.id} ${word}`
  const now = Date.now()
  if ((counted.get(key) ?? 0) > now) return
  await limitAccount(c, 'profiles', viewer.id)
  counted.set(key, now + LIMITS.profiles.span)
}
