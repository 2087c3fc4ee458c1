import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/rows/profile.ts'
import { useServed } from '../served.ts'
import { ApiError, get } from './client.ts'
import { readCookies, setCookie } from './cookies.ts'

const TIMEOUT = 5000
const LONGEST_PAUSE = 60_000
const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** Whether this browser has a session, as far as a script can know: whether it still holds is for the server to say. */
export const hasSession = (): boolean => 'sessionID' in readCookies()

/** The same for what is shown: of a page as it came, what the request said. */
export function useHasSession(): boolean {
  const served = useServed()
  return served ? served.hasSession : hasSession()
}

/** Who is signed in; null when nobody is. A session of somebody who is gone ends, one that does not hold is dropped. Throws where there is no answer. */
async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  if (!hasSession()) return null
  try {
    return await get('/profile', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status !== NOT_FOUND && status !== UNAUTHORIZED) throw error
    if (status === NOT_FOUND) void get('/endSession').catch(() => undefined)
    setCookie('sessionID', undefined)
    return null
  }
}

export const sessionQueries = {
  /** Who is signed in; a visitor costs no request. */
  me: () =>
    queryOptions({
      queryKey: queryKeys.me(),
      queryFn: ({ signal }) => fetchMe(signal),
      staleTime: Infinity,
      // A slow network signs nobody out: the question stays until it is answered, ever less often.
      retry: true,
      retryDelay: (failures) => Math.min(TIMEOUT * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random()),
    }),
}

/** Who is signed in: null for nobody, or where nothing has answered so far; undefined while it is not known yet. Never suspends a page. */
export function useMe(): Me | null | undefined {
  const served = useServed()
  const { data, failureCount } = useQuery({
    ...sessionQueries.me(),
    ...(useHasSession() ? {} : { initialData: null }),
  })
  // It may be known before the last part of a page as it came is taken over.
  if (served?.hasSession) return undefined
  return data === undefined && failureCount > 0 ? null : data
}

/** Whether it is known that nobody is signed in. */
export function useIsSignedOut(): boolean {
  const me = useMe()
  return !useHasSession() && me === null
}
