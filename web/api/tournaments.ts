import { queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'

const root = (id: string) => ['tournament', id] as const

/** Everything under a tournament; `id` is its id or vanity URL, as in the address. */
export const tournamentQueries = {
  all: root,
  /** All facts of it. Its room keeps them current, so they never grow stale by themselves. */
  snapshot: (id: string) =>
    queryOptions({
      queryKey: [...root(id), 'snapshot'],
      queryFn: ({ signal }) => get('/tournament/:id/snapshot', { id, signal }),
      staleTime: Infinity,
    }),
  announcements: (id: string) =>
    queryOptions({
      queryKey: [...root(id), 'announcements'],
      queryFn: ({ signal }) => get('/tournament/:id/getAnnouncements', { id, signal }),
    }),
  /** Who sits at the boards of a team event, and what they scored there. */
  individuals: (id: string) =>
    queryOptions({
      queryKey: [...root(id), 'individuals'],
      queryFn: ({ signal }) => get('/tournament/:id/getIndividualPlayers', { id, signal }),
    }),
  /** How many watch it; known from its room alone. */
  online: (id: string) =>
    queryOptions({ queryKey: [...root(id), 'online'], queryFn: () => 0, enabled: false, staleTime: Infinity }),
}
