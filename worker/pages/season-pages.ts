import * as saySeason from '#words/season.js'
import * as say from '#words/seasonPages.js'
import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { headToHeadPath, leagueHistoryPath, leaguePath, leaguesPath, seasonPath } from '#core/addresses/season-paths.ts'
import { may } from '#core/people/levels.ts'
import { seasonRulings } from '#core/rows/season-rulings.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import type { SignedInCaller } from '../use-cases/caller.ts'
import { seasonTeams } from '../use-cases/season-desk.ts'
import { loadHistory, loadMeetings } from '../use-cases/league-history.ts'
import { notFound } from '../use-cases/refusal.ts'
import { leagueAnswer, leagueRows, loadLeague, loadSeason, seasonAnswer, seasonLevel } from '../use-cases/seasons.ts'
import { headWithTitle } from './head.ts'
import { firstAnswers } from './initial-queries.ts'
import type { PageContent } from './shell.ts'

/** A page about leagues. Throws 404 if there is no such league or season that the viewer may see. */
export function leagueContent(
  c: Context<AppEnv>,
  route: RouteOf<'leagues' | 'leagueHistory' | 'headToHead' | 'season'>,
): Promise<PageContent> {
  switch (route.page) {
    case 'leagues':
      return leaguesContent(c)
    case 'leagueHistory':
      return historyContent(c, route)
    case 'headToHead':
      return meetingsContent(c, route)
    case 'season':
      return seasonContent(c, route)
    default:
      return route satisfies never
  }
}

/** The page of a season. Throws 404 if there is no such season that the viewer may see. */
async function seasonContent(c: Context<AppEnv>, route: RouteOf<'season'>): Promise<PageContent> {
  const { league, season: word, section } = route
  const loaded = await loadSeason(callerOf(c), league, word)
  const { season, shown } = loaded
  const answer = seasonAnswer(loaded)
  const names = { season: season.name, league: answer.league.name }
  return {
    status: 200,
    page: 'season/page',
    head: () => headWithTitle(PAGES.season.title(names.season, names.league), say.aboutSeason(names)),
    path: word === undefined ? leaguePath(league) : seasonPath(league, word, section),
    initialQueries: await firstAnswers(PAGES.season.queries(route), {
      season: () => JSON.stringify(answer),
      seasonFixtures: () => JSON.stringify(seasonFixtures(season, shown, Date.now())),
      seasonTeams: () => JSON.stringify(seasonTeams(season, false)),
      seasonRulings: () => JSON.stringify(seasonRulings(shown)),
    }),
    isPrivate: season.stage === 'draft',
  }
}

/** All leagues. */
async function leaguesContent(c: Context<AppEnv>): Promise<PageContent> {
  const leagues = await leagueRows(c.var.db)
  return {
    status: 200,
    page: 'season/leagues',
    head: () => headWithTitle(PAGES.leagues.title(say.leagues()), say.aboutLeagues()),
    path: leaguesPath(),
    initialQueries: await firstAnswers(PAGES.leagues.queries(), { leagues: () => JSON.stringify(leagues) }),
  }
}

/** Past seasons of a league. Throws 404 if there is no such league. */
async function historyContent(c: Context<AppEnv>, route: RouteOf<'leagueHistory'>): Promise<PageContent> {
  const caller = callerOf(c)
  const loaded = await loadLeague(caller, route.league)
  const history = await loadHistory(caller, loaded)
  const answer = leagueAnswer(loaded)
  return {
    status: 200,
    page: 'season/history',
    head: () => headWithTitle(PAGES.leagueHistory.title(say.pastSeasons(), answer.league.name)),
    path: leagueHistoryPath(route.league),
    initialQueries: await firstAnswers(PAGES.leagueHistory.queries(route), {
      leagueHistory: () => JSON.stringify(history),
      league: () => JSON.stringify(answer),
    }),
  }
}

/** How two teams did against each other. Throws 404 if there is no such league. */
async function meetingsContent(c: Context<AppEnv>, route: RouteOf<'headToHead'>): Promise<PageContent> {
  const caller = callerOf(c)
  const loaded = await loadLeague(caller, route.league)
  const meetings = await loadMeetings(caller, loaded, route)
  const { first, second } = meetings
  return {
    status: 200,
    page: 'season/head-to-head',
    head: () => {
      const names = first && second ? [say.teamsCompared({ first: first.name, second: second.name })] : []
      return headWithTitle(PAGES.headToHead.title(...names, say.headToHead(), meetings.league.name))
    },
    path: headToHeadPath(route.league, route.first, route.second),
    initialQueries: await firstAnswers(PAGES.headToHead.queries(route), {
      leagueMeetings: () => JSON.stringify(meetings),
      league: () => JSON.stringify(leagueAnswer(loaded)),
    }),
  }
}

async function checkManages(caller: SignedInCaller, { league: id, season: word }: RouteOf<'manageSeason'>) {
  const { league, season } = await loadSeason(caller, id, word)
  if (!may(seasonLevel(league, caller.user, season.id), 'manageSeason')) throw notFound(saySeason.seasonNotFound)
}

/** Making leagues and managing seasons. Throws 404 unless the user manages the season. */
export async function seasonDeskContent(
  caller: SignedInCaller,
  route: RouteOf<'newLeague' | 'manageSeason'>,
): Promise<Pick<PageContent, 'page' | 'head'>> {
  if (route.page === 'manageSeason') await checkManages(caller, route)
  return {
    page: route.page === 'newLeague' ? 'season-desk/new' : 'season-desk/page',
    head: () => ({ ...headWithTitle(say.manageSeason()), noindex: true }),
  }
}
