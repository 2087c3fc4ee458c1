import type { QueryClient } from '@tanstack/react-query'
import { forgetDesks } from '../offline/forget-desks.ts'
import { get } from './client.ts'
import { forgetAccountStars } from './star-sync.ts'
import { sessionQueries } from './session.ts'

/** Signs out, and forgets what was told to who was signed in; not while something of theirs still waits to be sent. */
export async function signOut(cache: QueryClient): Promise<void> {
  const { queryKey } = sessionQueries.me()
  await forgetDesks(cache.getQueryData(queryKey)?.username)
  await get('/endSession')
  forgetAccountStars()
  cache.setQueryData(queryKey, null)
  void cache.invalidateQueries()
}
