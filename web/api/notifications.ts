import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Entry } from '#core/people/profile.ts'
import { get, post } from './client.ts'

export interface Notification {
  id: number
  content: string
  link: string | null
  role: 'draw' | 'announcement'
  seen: boolean
  createdAt: number
}

export type Managed = Omit<Entry, 'id' | 'histories'>

export const notificationQueries = {
  /** The own notifications; the site's room keeps them current. */
  all: () =>
    queryOptions({
      queryKey: queryKeys.notifications(),
      queryFn: ({ signal }) => get<Notification[]>('/profile/notifications', signal),
      staleTime: Infinity,
    }),
  managed: () =>
    queryOptions({
      queryKey: queryKeys.managedTournaments(),
      queryFn: ({ signal }) => get<Managed[]>('/profile/tournaments', signal),
    }),
}

export const read = (id: number): Promise<{ unseen: number }> => post('/profile/readNotification', { id })
