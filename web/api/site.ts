import { queryOptions } from '@tanstack/react-query'
import type { Phase } from '#core/tournament/phase.ts'
import type { TournamentRow } from './answers.ts'
import { get, getText } from './client.ts'

/** Rows of the list when nobody says how many: as many as that means there may be more. */
export const PAGE_SIZE = 100
const MAX_ROWS = 200

export const siteQueries = {
  /** The newest public tournaments, newest first. */
  tournaments: () =>
    queryOptions({
      queryKey: ['tournaments'],
      queryFn: ({ signal }) => get('/tournaments', { signal }),
    }),
  /** All public tournaments of a phase, newest first, page by page. */
  ofPhase: (phase: Phase) =>
    queryOptions({
      queryKey: ['tournaments', phase],
      async queryFn({ signal }) {
        const rows: TournamentRow[] = []
        for (;;) {
          const after = rows.at(-1)?.id
          const page = await get('/tournaments', {
            query: { phase, limit: String(MAX_ROWS), ...(after && { after }) },
            signal,
          })
          rows.push(...page)
          if (page.length < MAX_ROWS) return rows
        }
      },
    }),
  /** The site's own notices and those of its tournaments, newest first. */
  announcements: () =>
    queryOptions({
      queryKey: ['announcements'],
      queryFn: ({ signal }) => get('/announcements', { signal }),
    }),
  /** How many are on the site; known from its room alone. */
  online: () => queryOptions({ queryKey: ['online'], queryFn: () => 0, enabled: false, staleTime: Infinity }),
  /** The path of this page when the Worker found nothing there. */
  missingPath: () => queryOptions({ queryKey: ['missing'], queryFn: () => '', enabled: false, staleTime: Infinity }),
  /** The markdown of a standing page. */
  page: (name: string) =>
    queryOptions({
      queryKey: ['page', name],
      queryFn: ({ signal }) => getText(`/pages/${name}.md`, signal),
      staleTime: Infinity,
    }),
}
