import type { QueryClient } from '@tanstack/react-query'
import { forgetDesks, requireNothingUnsent } from '../offline/forget-desks.ts'
import { get } from './client.ts'
import { replaceAnswer } from './replace-answer.ts'
import { forgetAccountStars } from './star-sync.ts'
import { sessionQueries } from './session.ts'

/** Signs out, and forgets what was told to who was signed in; not while something of theirs still waits to be sent. */
export async function signOut(cache: QueryClient): Promise<void> {
  await requireNothingUnsent(cache.getQueryData(sessionQueries.me().queryKey)?.username)
  await get('/endSession')
  await forgetSession(cache)
}

/** Forgets what was told to who was signed in, once their session has ended: until then more of it may come. */
export async function forgetSession(cache: QueryClient): Promise<void> {
  forgetAccountStars()
  await replaceAnswer(cache, sessionQueries.me().queryKey, null)
  // Browsers that keep nothing have nothing to forget.
  await forgetDesks().catch(() => undefined)
  void cache.invalidateQueries()
}
