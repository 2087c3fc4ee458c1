import type { UseQueryOptions } from '@tanstack/react-query'
import type { InitialQueryRef } from '#core/addresses/pages.ts'
import type { queryKeys } from '#core/addresses/query-keys.ts'
import { eventsQuery } from './events.ts'
import { feedbackQueries } from './feedback.ts'
import { festivalQueries } from './festivals.ts'
import { historyQueries } from './history.ts'
import { matchQueries } from './matches.ts'
import { openapiQuery } from './openapi.ts'
import { pageQuery } from './pages.ts'
import { seasonQueries } from './seasons.ts'
import { siteQueries } from './site.ts'
import { teamQueries } from './teams.ts'
import { tournamentQueries } from './tournaments.ts'
import { userQueries } from './users.ts'

type Queries = { [Name in keyof typeof queryKeys]: (...args: Parameters<(typeof queryKeys)[Name]>) => unknown }

const QUERIES: Pick<Queries, InitialQueryRef[0]> = {
  tournaments: siteQueries.tournaments,
  rounds: siteQueries.rounds,
  events: eventsQuery,
  siteAnnouncements: siteQueries.announcements,
  markdownPage: pageQuery,
  openapi: openapiQuery,
  feedbackPost: feedbackQueries.post,
  festival: festivalQueries.festival,
  festivals: festivalQueries.festivals,
  festivalEntries: festivalQueries.entries,
  festivalPairings: festivalQueries.pairings,
  festivalPrizes: festivalQueries.prizes,
  league: seasonQueries.league,
  leagueHistory: seasonQueries.history,
  leagueMeetings: seasonQueries.meetings,
  leagues: seasonQueries.leagues,
  seasonRulings: seasonQueries.rulings,
  season: seasonQueries.season,
  seasonFixtures: seasonQueries.fixtures,
  seasonTeams: seasonQueries.teams,
  snapshot: tournamentQueries.snapshot,
  announcements: tournamentQueries.announcements,
  individuals: tournamentQueries.individuals,
  entryDetails: tournamentQueries.entryDetails,
  changes: (id) => historyQueries.changes(id),
  moment: historyQueries.moment,
  result: (id) => matchQueries.result(id),
  running: (id) => matchQueries.running(id),
  profile: (of, id) =>
    of === 'team' ? teamQueries.profile(id) : of === '@' ? userQueries.profile(id) : userQueries.playerProfile(id),
  profileMatches: userQueries.matches,
  accounts: userQueries.accounts,
  letters: (list) => (list === 'teams' ? teamQueries : userQueries).letters(),
  nameList: (list, selection) => (list === 'teams' ? teamQueries.list(selection) : userQueries.list(selection)),
}

/** The query of a reference by which the Worker preloads a page's data. */
export const queryOf = ([name, ...args]: InitialQueryRef): UseQueryOptions =>
  (QUERIES[name] as (...args: unknown[]) => UseQueryOptions)(...args)
