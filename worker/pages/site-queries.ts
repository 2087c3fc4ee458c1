import type { Context } from 'hono'
import * as z from 'zod/mini'
import { EVENTS_AND_ONE_MORE } from '#core/addresses/event-page.ts'
import { HOME_ROWS } from '#core/addresses/home-rows.ts'
import { eventSelection } from '#core/addresses/initial-queries.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf, SitePage } from '#core/addresses/paths.ts'
import { EventsQuery } from '#core/contract/events.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import {
  loadAnnouncementsPage,
  loadEventsPage,
  loadFestivalsPage,
  loadLeaguesPage,
  loadRounds,
  loadTournamentsPage,
} from '../use-cases/list-pages.ts'
import { firstAnswers, type InitialQuery } from './initial-queries.ts'
import { markdownText } from './markdown.ts'
import { peopleInitialQueries } from './profile-page.ts'

const HOME_GROUPS = { limit: HOME_ROWS, perPhase: HOME_ROWS + 1 }

/** The first queries of a page of the site itself, answered as the calls would. */
export async function siteInitialQueries(
  c: Context<AppEnv>,
  where: RouteOf<SitePage | 'markdown'>,
): Promise<InitialQuery[]> {
  const announced = { siteAnnouncements: async () => (await loadAnnouncementsPage(callerOf(c))).text }
  switch (where.page) {
    case 'home':
      return firstAnswers(PAGES.home.queries(), {
        ...announced,
        tournaments: async () => (await loadTournamentsPage(callerOf(c), HOME_GROUPS)).text,
        rounds: async () => (await loadRounds(callerOf(c))).text,
      })
    case 'events':
      return eventsInitialQueries(c, where)
    case 'embed':
      return firstAnswers(PAGES.embed.queries(), {
        tournaments: async () => (await loadTournamentsPage(callerOf(c), HOME_GROUPS)).text,
      })
    case 'news':
      return firstAnswers(PAGES.news.queries(), announced)
    case 'teams':
    case 'users':
      return peopleInitialQueries(c, where.page)
    case 'markdown':
      return firstAnswers(PAGES.markdown.queries(where), {
        markdownPage: async () => JSON.stringify(await markdownText(c, where.name, c.var.language)),
      })
    default:
      return []
  }
}

/** The events that the address asks for; an invalid query is refused by the call itself. */
function eventsInitialQueries(c: Context<AppEnv>, where: RouteOf<'events'>): Promise<InitialQuery[]> {
  const { searchParams } = new URL(c.req.url)
  const param = (name: string) => searchParams.get(name)
  return firstAnswers(PAGES.events.queries(where, { param }), {
    async events() {
      const query = z.safeParse(EventsQuery, { ...eventSelection(param), limit: String(EVENTS_AND_ONE_MORE) })
      return query.success ? (await loadEventsPage(callerOf(c), query.data)).text : undefined
    },
    festivals: async () => (await loadFestivalsPage(callerOf(c))).text,
    leagues: async () => (await loadLeaguesPage(callerOf(c))).text,
  })
}
