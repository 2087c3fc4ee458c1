import { headToHeadQueries, leagueHistoryQueries, seasonQueries } from './initial-queries.ts'
import { joinTitle } from './join-title.ts'
import { address } from './path-pattern.ts'
import type { QueryRef } from './query-keys.ts'
import { headToHeadRoute, leagueHistoryRoute, manageSeasonRoute, newLeagueRoute, seasonRoute } from './season-routes.ts'

const LEAGUES: QueryRef<'leagues'>[] = [['leagues']]

/** Pages about leagues and their seasons. */
export const SEASON_PAGES = {
  newLeague: {
    paths: [address('/manage/s', () => ({ page: 'newLeague' as const })), address('/manage/s/:league', newLeagueRoute)],
    title: joinTitle,
    queries: () => [],
  },
  manageSeason: {
    paths: [
      address('/manage/s/:league/:season', manageSeasonRoute),
      address('/manage/s/:league/:season/:tab', manageSeasonRoute),
    ],
    title: joinTitle,
    queries: () => [],
  },
  season: {
    paths: [
      address('/s/:league', seasonRoute),
      address('/s/:league/:season', seasonRoute),
      address('/s/:league/:season/:section', seasonRoute),
    ],
    title: joinTitle,
    queries: seasonQueries,
  },
  leagues: {
    paths: [address('/s', () => ({ page: 'leagues' as const }))],
    title: joinTitle,
    queries: () => LEAGUES,
  },
  leagueHistory: {
    paths: [address('/s/:league/history', leagueHistoryRoute)],
    title: joinTitle,
    queries: leagueHistoryQueries,
  },
  headToHead: {
    paths: [address('/s/:league/h2h/:first?/:second?', headToHeadRoute)],
    title: joinTitle,
    queries: headToHeadQueries,
  },
}
