import { Hono } from 'hono'
import { EventsQuery } from '#core/contract/events.ts'
import { AnnouncementsQuery } from '#core/contract/site.ts'
import { RoundsQuery } from '#core/contract/rounds.ts'
import { TournamentsQuery } from '#core/contract/tournament.ts'
import type { SiteAnnouncement } from '../data/announcements.ts'
import type { DayRound } from '#core/rows/day-round.ts'
import type { EventRow } from '../data/event-list.ts'
import type { TournamentRow } from '../data/tournament-list.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { sendListPage } from '../http/list-answer.ts'
import { loadAnnouncementsPage, loadEventsPage, loadRounds, loadTournamentsPage } from '../use-cases/list-pages.ts'
import { valid } from '../http/valid.ts'

/** The lists of the home page, and the list of all events. */
export const siteRoutes = new Hono<AppEnv>()
  .get('/tournaments', valid('query', TournamentsQuery), async (c) =>
    sendListPage<TournamentRow>(c, await loadTournamentsPage(callerOf(c), c.req.valid('query'))),
  )
  .get('/rounds', valid('query', RoundsQuery), async (c) =>
    sendListPage<DayRound>(c, await loadRounds(callerOf(c), c.req.valid('query'))),
  )
  .get('/events', valid('query', EventsQuery), async (c) =>
    sendListPage<EventRow>(c, await loadEventsPage(callerOf(c), c.req.valid('query'))),
  )
  .get('/announcements', valid('query', AnnouncementsQuery), async (c) =>
    sendListPage<SiteAnnouncement>(c, await loadAnnouncementsPage(callerOf(c), c.req.valid('query'))),
  )
