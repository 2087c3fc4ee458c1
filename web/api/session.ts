import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/people/profile.ts'
import { get, Refusal } from './client.ts'
import { cookies, setCookie } from './cookies.ts'

const PATIENCE = 5000
const NOBODY = 401
const GONE = 404

/** Whether this browser has a session, as far as a script can know: whether it still holds is for the server to say. */
export const hasSession = (): boolean => 'sessionID' in cookies()

/** Who is signed in; null when nobody is. A session of somebody who is gone ends, one that does not hold is dropped. */
async function ask(signal: AbortSignal): Promise<Me | null> {
  if (!hasSession()) return null
  try {
    return await get<Me>('/profile', AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]))
  } catch (fault) {
    const status = fault instanceof Refusal ? fault.status : 0
    if (status === GONE) void get('/endSession').catch(() => undefined)
    if (status === GONE || status === NOBODY) setCookie('sessionID', undefined)
    return null
  }
}

export const sessionQueries = {
  /** Who is signed in; a visitor costs no request. */
  me: () => queryOptions({ queryKey: queryKeys.me(), queryFn: ({ signal }) => ask(signal), staleTime: Infinity }),
}

/** Who is signed in: null for nobody, undefined while it is not known yet. Never suspends a page. */
export const useMe = (): Me | null | undefined =>
  useQuery({ ...sessionQueries.me(), ...(hasSession() ? {} : { initialData: null }) }).data
