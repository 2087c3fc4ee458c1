import { queryOptions } from '@tanstack/react-query'
import { HOME_ROWS } from '#core/addresses/home-rows.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

const HOME_GROUPS = { perPhase: String(HOME_ROWS + 1) }

export const siteQueries = {
  /** The newest public tournaments of each phase; one more than home shows. */
  tournaments: () =>
    queryOptions({
      queryKey: queryKeys.tournaments(),
      queryFn: ({ signal }) => get('/tournaments', { query: HOME_GROUPS, signal }),
    }),
  /** Rounds that start within a day; with both ends, those of another time. */
  rounds: (from?: number, to?: number) =>
    queryOptions({
      queryKey: queryKeys.rounds(from, to),
      queryFn: ({ signal }) =>
        get('/rounds', {
          query: from === undefined || to === undefined ? {} : { from: String(from), to: String(to) },
          signal,
        }),
    }),
  /** Announcements of the site and of its tournaments, newest first. */
  announcements: () =>
    queryOptions({
      queryKey: queryKeys.siteAnnouncements(),
      queryFn: ({ signal }) => get('/announcements', { signal }),
    }),
  /** The number of users online. Never fetched: the site's room and `pollOnline` set it. */
  online: () =>
    queryOptions({ queryKey: queryKeys.siteOnline(), queryFn: () => 0, enabled: false, staleTime: Infinity }),
  /** The path of this page if the Worker found nothing there. */
  missingPath: () =>
    queryOptions({ queryKey: queryKeys.missingPath(), queryFn: () => '', enabled: false, staleTime: Infinity }),
}
