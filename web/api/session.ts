import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/rows/profile.ts'
import { useServed } from '../served.ts'
import { ApiError, get } from './client.ts'
import { readCookies, setCookie } from './cookies.ts'

const TIMEOUT = 5000
const LONGEST_PAUSE = 60_000
const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** Whether this browser has a session cookie; only the server knows whether the session is valid. */
export const hasSession = (): boolean => 'sessionID' in readCookies()

/** The same for rendering: while hydrating, the answer is the one that the Worker rendered with. */
export function useHasSession(): boolean {
  const served = useServed()
  return served ? served.hasSession : hasSession()
}

/**
 * The signed-in user, or null. Ends the session of a deleted account and drops an invalid one. Throws where there is no
 * answer.
 */
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

/** Drops a session that has ended on the server. */
export function forgetSession(cache: QueryClient): void {
  setCookie('sessionID', undefined)
  cache.setQueryData(queryKeys.me(), null)
}

export const sessionQueries = {
  /** The signed-in user; a visitor without a session costs no request. */
  me: () =>
    queryOptions({
      queryKey: queryKeys.me(),
      queryFn: ({ signal }) => fetchMe(signal),
      staleTime: Infinity,
      // A slow network must not sign the user out: retried until there is an answer, with backoff.
      retry: true,
      retryDelay: (failures) => Math.min(TIMEOUT * 2 ** failures, LONGEST_PAUSE) * (0.5 + Math.random()),
    }),
}

/** The signed-in user: null for a visitor and while requests fail; undefined while unknown. Never suspends. */
export function useMe(): Me | null | undefined {
  const served = useServed()
  const { data, failureCount } = useQuery({
    ...sessionQueries.me(),
    ...(useHasSession() ? {} : { initialData: null }),
  })
  // The user may be known before the last part of the page is hydrated, which must match the HTML.
  if (served?.hasSession) return undefined
  return data === undefined && failureCount > 0 ? null : data
}

/** False as long as it is not certain. */
export function useIsSignedOut(): boolean {
  const me = useMe()
  return !useHasSession() && me === null
}
