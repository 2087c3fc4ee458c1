import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/rows/profile.ts'
import { useServed } from '../served.ts'
import { ApiError, get } from './client.ts'
import { readCookies, setCookie } from './cookies.ts'

const TIMEOUT = 5000
const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** Whether this browser has a session, as far as a script can know: whether it still holds is for the server to say. */
export const hasSession = (): boolean => 'sessionID' in readCookies()

/** The same for what is shown: of a page as it came, what the request said. */
export function useHasSession(): boolean {
  const served = useServed()
  return served ? served.hasSession : hasSession()
}

/** Who is signed in; null when nobody is. A session of somebody who is gone ends, one that does not hold is dropped. */
async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  if (!hasSession()) return null
  try {
    return await get('/profile', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === NOT_FOUND) void get('/endSession').catch(() => undefined)
    if (status === NOT_FOUND || status === UNAUTHORIZED) setCookie('sessionID', undefined)
    return null
  }
}

export const sessionQueries = {
  /** Who is signed in; a visitor costs no request. */
  me: () => queryOptions({ queryKey: queryKeys.me(), queryFn: ({ signal }) => fetchMe(signal), staleTime: Infinity }),
}

/** Who is signed in: null for nobody, undefined while it is not known yet. Never suspends a page. */
export function useMe(): Me | null | undefined {
  const served = useServed()
  const { data } = useQuery({ ...sessionQueries.me(), ...(useHasSession() ? {} : { initialData: null }) })
  // It may be known before the last part of a page as it came is taken over.
  return served?.hasSession ? undefined : data
}
