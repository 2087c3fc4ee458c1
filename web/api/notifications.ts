import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

export const notificationQueries = {
  /** The own notifications; the site's room keeps them current. */
  all: () =>
    queryOptions({
      queryKey: queryKeys.notifications(),
      queryFn: ({ signal }) => get('/profile/notifications', { signal }),
      staleTime: Infinity,
    }),
  managed: () =>
    queryOptions({
      queryKey: queryKeys.managedTournaments(),
      queryFn: ({ signal }) => get('/profile/tournaments', { signal }),
    }),
}

export const markSeen = (id: number) => post('/profile/readNotification', { body: { id } })
