import type { Context, TypedResponse } from 'hono'
import type { Phase } from '#core/tournament/phase.ts'
import type { EventsQuery } from '#core/contract/events.ts'
import * as announcements from '../data/announcements.ts'
import * as eventList from '../data/event-list.ts'
import * as teams from '../data/teams.ts'
import * as tournamentList from '../data/tournament-list.ts'
import * as users from '../data/users.ts'
import type { AppEnv } from '../env.ts'
import { checkEtag } from './etag.ts'
import { jsonText } from './json-text.ts'
import { shownAnnouncements, shownTournaments } from './shown-rows.ts'
import { cachedListPage, type ListPage } from '../cache/list-pages.ts'

/** Rows of a list when nobody says how many. */
const DEFAULT_LIMIT = 100

type TournamentListQuery = tournamentList.PageQuery & { phase?: Phase | undefined; perPhase?: number | undefined }

export async function loadTournamentsPage(c: Context<AppEnv>, query: TournamentListQuery): Promise<ListPage> {
  const { perPhase } = query
  const groups = { limit: DEFAULT_LIMIT, perPhase }
  return shownTournaments(
    c,
    perPhase === undefined
      ? await cachedListPage(c, 'tournaments', query, (page) => tournamentList.list(c.var.db, page))
      : await cachedListPage(c, 'tournaments', groups, () => tournamentList.listPerPhase(c.var.db, perPhase)),
  )
}

export const loadEventsPage = (c: Context<AppEnv>, query: EventsQuery): Promise<ListPage> =>
  cachedListPage(c, 'events', query, (page) => eventList.list(c.var.db, page))

export const loadAnnouncementsPage = async (
  c: Context<AppEnv>,
  query: tournamentList.PageQuery = { limit: DEFAULT_LIMIT },
): Promise<ListPage> =>
  shownAnnouncements(
    c,
    await cachedListPage(c, 'announcements', query, (page) => announcements.listNewest(c.var.db, page)),
  )

export const loadTeamsPage = (c: Context<AppEnv>, query: Parameters<typeof teams.list>[1]): Promise<ListPage> =>
  cachedListPage(c, 'teams', query, (page) => teams.list(c.var.db, page))

export const loadUsersPage = (c: Context<AppEnv>, query: Parameters<typeof users.list>[1]): Promise<ListPage> =>
  cachedListPage(c, 'users', query, (page) => users.list(c.var.db, page, Date.now()))

/** Answers with a page of a list, and says where the next one is. */
export function sendListPage<Row>(
  c: Context<AppEnv>,
  { text, etag, last }: ListPage,
): Response & TypedResponse<Row[], 200, 'json'> {
  checkEtag(c, etag)
  if (last !== undefined) {
    const next = new URL(c.req.url)
    next.searchParams.set('after', last)
    c.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return jsonText<Row[]>(c, text)
}
