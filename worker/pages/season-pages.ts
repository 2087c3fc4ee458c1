import * as saySeason from '#words/season.js'
import * as say from '#words/seasonPages.js'
import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { leaguePath, seasonPath } from '#core/addresses/season-paths.ts'
import { may } from '#core/people/levels.ts'
import { seasonFixtures } from '#core/rows/season-fixture-rows.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import type { SignedInCaller } from '../use-cases/caller.ts'
import { seasonTeams } from '../use-cases/season-desk.ts'
import { notFound } from '../use-cases/refusal.ts'
import { loadSeason, seasonAnswer, seasonLevel } from '../use-cases/seasons.ts'
import { headWithTitle } from './head.ts'
import { firstAnswers } from './initial-queries.ts'
import type { PageContent } from './shell.ts'

/** The page of a season. Throws 404 if there is no such season that the viewer may see. */
export async function seasonContent(c: Context<AppEnv>, route: RouteOf<'season'>): Promise<PageContent> {
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
    }),
    isPrivate: season.stage === 'draft',
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
