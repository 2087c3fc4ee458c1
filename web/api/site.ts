import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** Rows of the list when nobody says how many: as many as that means there may be more. */
export const PAGE_SIZE = 100

export const siteQueries = {
  /** The newest public tournaments, newest first. */
  tournaments: () =>
    queryOptions({
      queryKey: queryKeys.tournaments(),
      queryFn: ({ signal }) => get('/tournaments', { signal }),
    }),
  /** The site's own notices and those of its tournaments, newest first. */
  announcements: () =>
    queryOptions({
      queryKey: queryKeys.siteAnnouncements(),
      queryFn: ({ signal }) => get('/announcements', { signal }),
    }),
  /** How many are on the site; known from its room alone. */
  online: () =>
    queryOptions({ queryKey: queryKeys.siteOnline(), queryFn: () => 0, enabled: false, staleTime: Infinity }),
  /** The path of this page when the Worker found nothing there. */
  missingPath: () =>
    queryOptions({ queryKey: queryKeys.missingPath(), queryFn: () => '', enabled: false, staleTime: Infinity }),
}
