import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import { newerSnapshot } from './newer-snapshot.ts'

/** Everything under a tournament; `id` is its id or vanity URL, as in the address. */
export const tournamentQueries = {
  all: queryKeys.tournament,
  /** All facts of it. Its room keeps them current, so they never grow stale by themselves. */
  snapshot: (id: string) =>
    queryOptions({
      queryKey: queryKeys.snapshot(id),
      queryFn: ({ signal }) => get('/tournament/:id/snapshot', { id, signal }),
      staleTime: Infinity,
      structuralSharing: newerSnapshot,
    }),
  announcements: (id: string) =>
    queryOptions({
      queryKey: queryKeys.announcements(id),
      queryFn: ({ signal }) => get('/tournament/:id/getAnnouncements', { id, signal }),
    }),
  /** FIDE ids, clubs and the like, where anything is known of them. */
  entryDetails: (id: string) =>
    queryOptions({
      queryKey: queryKeys.entryDetails(id),
      queryFn: ({ signal }) => get('/tournament/:id/getEntryDetails', { id, signal }),
    }),
  /** Who sits at the boards of a team event, and what they scored there. */
  individuals: (id: string) =>
    queryOptions({
      queryKey: queryKeys.individuals(id),
      queryFn: ({ signal }) => get('/tournament/:id/getIndividualPlayers', { id, signal }),
    }),
  /** How many watch it; known from its room alone. */
  online: (id: string) =>
    queryOptions({ queryKey: queryKeys.tournamentOnline(id), queryFn: () => 0, enabled: false, staleTime: Infinity }),
}
