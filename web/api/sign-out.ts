import type { QueryClient } from '@tanstack/react-query'
import { forgetKeptFacts } from '../offline/event-caches.ts'
import { forgetDesks, requireNothingUnsent } from '../offline/forget-desks.ts'
import { get } from './client.ts'
import { replaceAnswer } from './replace-answer.ts'
import { forgetAccountStars } from './star-sync.ts'
import { sessionQueries } from './session.ts'

/** Signs out and forgets the user's private data; refused while changes of theirs wait to be sent. */
export async function signOut(cache: QueryClient): Promise<void> {
  await requireNothingUnsent(cache.getQueryData(sessionQueries.me().queryKey)?.username)
  await get('/endSession')
  await forgetSession(cache)
}

/** Forgets the user's private data. Call it after the session has ended: until then more may arrive. */
export async function forgetSession(cache: QueryClient): Promise<void> {
  forgetAccountStars()
  await replaceAnswer(cache, sessionQueries.me().queryKey, null)
  // Without caches there is nothing to forget.
  await forgetDesks().catch(() => undefined)
  // What the user chose to keep is forgotten with the next look at it: see `choicesOf` in web/offline/wanted-events.ts.
  await forgetKeptFacts()
  void cache.invalidateQueries()
}
