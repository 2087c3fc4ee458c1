import type { Context, TypedResponse } from 'hono'
import type { Phase } from '#core/tournament/phase.ts'
import * as announcements from '../data/announcements.ts'
import * as teams from '../data/teams.ts'
import * as tournamentList from '../data/tournament-list.ts'
import * as users from '../data/users.ts'
import type { App } from '../env.ts'
import { tagged } from './fresh.ts'
import { jsonText } from './json-text.ts'
import { recent, type Written } from './recent.ts'

/** Rows of a list when nobody says how many. */
const ROWS = 100

type Wanted = tournamentList.Page & { phase?: Phase | undefined }

export const tournaments = (c: Context<App>, query: Wanted = { limit: ROWS }): Promise<Written> =>
  recent(c, 'tournaments', query, (page) => tournamentList.list(c.var.db, page))

export const siteAnnouncements = (c: Context<App>, query: tournamentList.Page = { limit: ROWS }): Promise<Written> =>
  recent(c, 'announcements', query, (page) => announcements.newest(c.var.db, page))

export const loadTeamsPage = (c: Context<App>, query: Parameters<typeof teams.list>[1]): Promise<Written> =>
  recent(c, 'teams', query, (page) => teams.list(c.var.db, page))

export const loadUsersPage = (c: Context<App>, query: Parameters<typeof users.list>[1]): Promise<Written> =>
  recent(c, 'users', query, (page) => users.list(c.var.db, page, Date.now()))

/** Answers with a page of a list, and says where the next one is. */
export function listed<Row>(
  c: Context<App>,
  { text, etag, last }: Written,
): Response & TypedResponse<Row[], 200, 'json'> {
  tagged(c, etag)
  if (last !== undefined) {
    const next = new URL(c.req.url)
    next.searchParams.set('after', last)
    c.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return jsonText<Row[]>(c, text)
}
