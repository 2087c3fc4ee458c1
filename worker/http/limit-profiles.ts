import type { Context } from 'hono'
import { MINUTE } from '#core/time.ts'
import { lru } from '../cache/lru.ts'
import type { SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { limitAccountPerMinute, limitPerMinute } from './per-minute.ts'

const MAX_READS = 10_000

/** Profiles that were counted lately, by reader and profile: a page makes several calls about one profile. */
const counted = lru<number>(MAX_READS)

/**
 * Counts that the viewer reads this profile; throws 429 beyond the limit, so that nobody copies all profiles. Your own
 * is free.
 */
export async function limitProfiles(c: Context<AppEnv>, id: string, viewer: SessionUser | undefined): Promise<void> {
  if (!viewer) return limitPerMinute(c, 'profiles')
  const word = id.toLowerCase()
  if (word === viewer.id || word === viewer.username.toLowerCase()) return
  const key = `${viewer.id} ${word}`
  const now = Date.now()
  if ((counted.get(key) ?? 0) > now) return
  await limitAccountPerMinute(c, 'profiles', viewer.id)
  counted.set(key, now + MINUTE)
}
