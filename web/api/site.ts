import { queryOptions } from '@tanstack/react-query'
import { get, text } from './client.ts'
import type { SiteAnnouncement, TournamentRow } from './rows.ts'

export const siteQueries = {
  /** All public tournaments, newest first. */
  tournaments: () =>
    queryOptions({
      queryKey: ['tournaments'],
      queryFn: ({ signal }) => get<TournamentRow[]>('/tournaments', signal),
    }),
  /** The site's own notices and those of its tournaments, newest first. */
  announcements: () =>
    queryOptions({
      queryKey: ['announcements'],
      queryFn: ({ signal }) => get<SiteAnnouncement[]>('/announcements', signal),
    }),
  /** How many are on the site; known from its room alone. */
  online: () => queryOptions({ queryKey: ['online'], queryFn: () => 0, enabled: false, staleTime: Infinity }),
  /** The markdown of a standing page. */
  page: (name: string) =>
    queryOptions({
      queryKey: ['page', name],
      queryFn: ({ signal }) => text(`/pages/${name}.md`, signal),
      staleTime: Infinity,
    }),
}
