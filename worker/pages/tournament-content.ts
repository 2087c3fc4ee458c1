import type { Context } from 'hono'
import { momentOf } from '#core/addresses/moment.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { RouteOf } from '#core/addresses/paths.ts'
import { tournamentPageName } from '#core/addresses/tournament-page-name.ts'
import { announcementsJson } from '../cache/announcements.ts'
import { entryDetailsJson } from '../cache/entry-details.ts'
import { individualsJson } from '../cache/individuals.ts'
import type { CachedSnapshot } from '../cache/snapshots.ts'
import type { AppEnv } from '../env.ts'
import { callerOf } from '../http/caller.ts'
import { momentAt, openHistory } from '../use-cases/open-history.ts'
import { headOfTournament } from './head.ts'
import { firstAnswers } from './initial-queries.ts'
import type { PageContent } from './shell.ts'

export async function tournamentContent(
  c: Context<AppEnv>,
  route: RouteOf<'tournament'>,
  { snapshot, text, staleSince }: CachedSnapshot,
  path: string,
): Promise<PageContent> {
  // While the database fails the page comes without these answers, and the client asks for them.
  const orNothing = (answer: Promise<string>) => (staleSince === undefined ? answer : answer.catch(() => undefined))
  const param = (name: string) => c.req.query(name)
  const initialQueries = await firstAnswers(PAGES.tournament.queries(route, { snapshot, param }), {
    snapshot: () => ({ text, parsed: snapshot }),
    announcements: () => orNothing(announcementsJson(callerOf(c), snapshot)),
    individuals: () => orNothing(individualsJson(callerOf(c), snapshot)),
    entryDetails: () => orNothing(entryDetailsJson(callerOf(c), snapshot)),
    changes: () => orNothing(openHistory(callerOf(c), snapshot, { language: c.var.language }).then(JSON.stringify)),
    // The page itself says if there is no such moment.
    moment: () =>
      momentAt(callerOf(c), snapshot, momentOf(route, param('at'))!)
        .then(JSON.stringify)
        .catch(() => undefined),
  })
  return {
    status: 200,
    frame: `tournament/${route.section}`,
    page: `tournament/${tournamentPageName(snapshot, route)}`,
    head: () => headOfTournament(snapshot, route, Date.now()),
    path,
    initialQueries,
    preloadUrl: `/api/tournament/${encodeURIComponent(route.id)}/snapshot`,
    isPrivate: !snapshot.settings.public,
    shown: snapshot,
  }
}
