import { queryOptions } from '@tanstack/react-query'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Phase } from '#core/tournament/phase.ts'
import { get, text } from './client.ts'
import type { SiteAnnouncement, TournamentRow } from './rows.ts'

/** Rows of the list when nobody says how many: as many as that means there may be more. */
export const ROWS = 100
const MOST_ROWS = 200

export const siteQueries = {
  /** The newest public tournaments, newest first. */
  tournaments: () =>
    queryOptions({
      queryKey: queryKeys.tournaments(),
      queryFn: ({ signal }) => get<TournamentRow[]>('/tournaments', signal),
    }),
  /** All public tournaments of a phase, newest first, page by page. */
  ofPhase: (phase: Phase) =>
    queryOptions({
      queryKey: queryKeys.tournamentsOfPhase(phase),
      async queryFn({ signal }) {
        const rows: TournamentRow[] = []
        for (let after = ''; ; after = `&after=${rows.at(-1)!.id}`) {
          const page = await get<TournamentRow[]>(`/tournaments?phase=${phase}&limit=${MOST_ROWS}${after}`, signal)
          rows.push(...page)
          if (page.length < MOST_ROWS) return rows
        }
      },
    }),
  /** The site's own notices and those of its tournaments, newest first. */
  announcements: () =>
    queryOptions({
      queryKey: queryKeys.siteAnnouncements(),
      queryFn: ({ signal }) => get<SiteAnnouncement[]>('/announcements', signal),
    }),
  /** How many are on the site; known from its room alone. */
  online: () =>
    queryOptions({ queryKey: queryKeys.siteOnline(), queryFn: () => 0, enabled: false, staleTime: Infinity }),
  /** The path of this page when the Worker found nothing there. */
  missing: () =>
    queryOptions({ queryKey: queryKeys.missingPath(), queryFn: () => '', enabled: false, staleTime: Infinity }),
  /** The markdown of a standing page. */
  page: (name: MarkdownPage) =>
    queryOptions({
      queryKey: queryKeys.markdownPage(name),
      queryFn: ({ signal }) => text(`/pages/${name}.md`, signal),
      staleTime: Infinity,
    }),
}
