import * as sayFestival from '#words/festival.js'
import * as say from '#words/festivalPages.js'
import type { Context } from 'hono'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { may } from '#core/people/levels.ts'
import { festivalEntries, festivalPairings } from '#core/rows/festival-lists.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import type { SignedInCaller } from '../use-cases/caller.ts'
import { loadFestivalPrizes } from '../use-cases/festival-prizes.ts'
import { festivalAnswer, loadFestival } from '../use-cases/festivals.ts'
import { notFound } from '../use-cases/refusal.ts'
import { headWithTitle } from './head.ts'
import { firstAnswers } from './initial-queries.ts'
import type { PageContent } from './shell.ts'

/** The page of a festival. Throws 404 if there is none that the viewer may see. */
export async function festivalContent(c: Context<AppEnv>, route: RouteOf<'festival'>): Promise<PageContent> {
  const loaded = await loadFestival(callerOf(c), route.id)
  const { festival, shown } = loaded
  const { name } = festival
  return {
    status: 200,
    page: 'festival/page',
    head: () => headWithTitle(PAGES.festival.title(name), say.aboutFestival({ name })),
    path: festivalPath(route.id, route.section),
    initialQueries: await firstAnswers(PAGES.festival.queries(route), {
      festival: () => JSON.stringify(festivalAnswer(loaded, Date.now())),
      festivalEntries: () => JSON.stringify(festivalEntries(shown)),
      festivalPrizes: async () => JSON.stringify(await loadFestivalPrizes(callerOf(c), loaded)),
      festivalPairings: () => JSON.stringify(festivalPairings(festival, shown)),
    }),
    isPrivate: festival.stage === 'draft',
  }
}

/** Making festivals and running them. Throws 404 unless the user runs the festival. */
export async function festivalDeskContent(
  caller: SignedInCaller,
  route: RouteOf<'newFestival' | 'manageFestival'>,
): Promise<Pick<PageContent, 'page' | 'head'>> {
  if (route.page === 'manageFestival') {
    const { level } = await loadFestival(caller, route.id)
    if (!may(level, 'manageFestival')) throw notFound(sayFestival.festivalNotFound)
  }
  return {
    page: route.page === 'newFestival' ? 'festival-desk/new' : 'festival-desk/page',
    head: () => ({ ...headWithTitle(say.manageFestival()), noindex: true }),
  }
}
