import type { EventsQuery } from '#core/contract/events.ts'
import type { RoundsQuery } from '#core/contract/rounds.ts'
import type { Phase } from '#core/tournament/phase.ts'
import { cachedListPage, type ListPage } from '../cache/list-pages.ts'
import * as announcements from '../data/announcements.ts'
import { listRounds } from '../data/day-rounds.ts'
import * as eventList from '../data/event-list.ts'
import { listFestivals } from '../data/festivals.ts'
import * as teams from '../data/teams.ts'
import * as tournamentList from '../data/tournament-list.ts'
import * as users from '../data/users.ts'
import type { Caller } from './caller.ts'
import { leagueRows, MOST_LEAGUES } from './seasons.ts'
import { shownAnnouncements, shownRounds, shownTournaments } from './shown-rows.ts'

/** Rows of a page if the request has no limit. */
const DEFAULT_LIMIT = 100
/** Festivals in one list. */
export const MOST_FESTIVALS = 200

type TournamentListQuery = tournamentList.PageQuery & { phase?: Phase | undefined; perPhase?: number | undefined }

export async function loadTournamentsPage(caller: Caller, query: TournamentListQuery): Promise<ListPage> {
  const { perPhase } = query
  const groups = { limit: DEFAULT_LIMIT, perPhase }
  return shownTournaments(
    caller,
    perPhase === undefined
      ? await cachedListPage(caller, 'tournaments', query, (page) => tournamentList.list(caller.db, page))
      : await cachedListPage(caller, 'tournaments', groups, () => tournamentList.listPerPhase(caller.db, perPhase)),
  )
}

/** All at once: the call has no pages. */
export const loadRounds = async (caller: Caller, query: RoundsQuery = {}): Promise<ListPage> =>
  shownRounds(
    caller,
    await cachedListPage(caller, 'rounds', { ...query, limit: Infinity }, () =>
      listRounds(caller.db, query, Date.now()),
    ),
  )

export const loadEventsPage = (caller: Caller, query: EventsQuery): Promise<ListPage> =>
  cachedListPage(caller, 'events', query, (page) => eventList.list(caller.db, page))

export const loadFestivalsPage = (caller: Caller): Promise<ListPage> =>
  cachedListPage(caller, 'festivals', { limit: MOST_FESTIVALS }, ({ limit }) => listFestivals(caller.db, limit))

export const loadLeaguesPage = (caller: Caller): Promise<ListPage> =>
  cachedListPage(caller, 'leagues', { limit: MOST_LEAGUES }, () => leagueRows(caller.db))

export const loadAnnouncementsPage = async (
  caller: Caller,
  query: tournamentList.PageQuery = { limit: DEFAULT_LIMIT },
): Promise<ListPage> =>
  shownAnnouncements(
    caller,
    await cachedListPage(caller, 'announcements', query, (page) => announcements.listNewest(caller.db, page)),
  )

export const loadTeamsPage = (caller: Caller, query: Parameters<typeof teams.list>[1]): Promise<ListPage> =>
  cachedListPage(caller, 'teams', query, (page) => teams.list(caller.db, page))

export const loadUsersPage = (caller: Caller, query: Parameters<typeof users.list>[1]): Promise<ListPage> =>
  cachedListPage(caller, 'users', query, (page) => users.list(caller.db, page, Date.now()))
