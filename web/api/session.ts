import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Me } from '#core/people/profile.ts'
import { get } from './client.ts'
import { cookies } from './cookies.ts'

/** Whether this browser has a session, as far as a script can know: whether it still holds is for the server to say. */
const hasSession = (): boolean => 'sessionID' in cookies()

export const sessionQueries = {
  /** Who is signed in; null when nobody is. A visitor costs no request. */
  me: () =>
    queryOptions({
      queryKey: ['me'],
      queryFn: ({ signal }) => (hasSession() ? get<Me>('/profile', signal) : null),
      staleTime: Infinity,
    }),
}

/** Who is signed in: null for nobody, undefined while it is not known yet. Never suspends a page. */
export const useMe = (): Me | null | undefined => useQuery(sessionQueries.me()).data
