import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import { localizedPath } from '#core/addresses/localized.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { profilePath, type RouteOf } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { loginPath, safeReturnPath } from '#core/addresses/return-path.ts'
import { may } from '#core/people/levels.ts'
import { tournamentLevel } from '#core/people/tournament-level.ts'
import * as feedback from '../data/feedback.ts'
import * as tournaments from '../data/tournaments.ts'
import type { AppEnv } from '../env.ts'
import { apiPage } from './api-page.ts'
import { embedPage } from './embed-page.ts'
import { callerOf } from '../http/caller.ts'
import { logFault, statusOfFault } from '../http/errors.ts'
import { firstAnswers, type InitialQuery } from './initial-queries.ts'
import { headOfSite, failedHead, notFoundHead, headWithTitle } from './head.ts'
import { isFilePath, missingFile } from './missing-file.ts'
import { readLanguage, redirectToChosen } from './language.ts'
import { loadMatchPage, type MatchPlace } from './match-page.ts'
import { loadProfilePage, type ProfilePlace } from './profile-page.ts'
import { festivalContent, festivalDeskContent } from './festival-pages.ts'
import { leagueContent, seasonDeskContent } from './season-pages.ts'
import { currentUser } from '../http/session.ts'
import { share } from '../http/share.ts'
import { keptPage } from './kept-pages.ts'
import { sourceOf } from './page-source.ts'
import { renderPage, type PageContent } from './shell.ts'
import { siteInitialQueries } from './site-queries.ts'
import { tournamentContent } from './tournament-content.ts'
import { RefusalError } from '../use-cases/refusal.ts'
import { findShown } from '../use-cases/shown-tournament.ts'
import { findVisible } from '../use-cases/visible-tournament.ts'

/** The page at an address. If its data can't be read, the page says so and offers to try again. */
export async function page(c: Context<AppEnv>): Promise<Response> {
  const chosen = redirectToChosen(c)
  if (chosen) return chosen
  await readLanguage(c)
  try {
    return await renderPlace(c)
  } catch (error) {
    // The page asks for its data itself, and shows the sentence of the refusal.
    if (error instanceof HTTPException && error.status === 429)
      return renderPage(c, { status: 429, head: failedHead, isPrivate: true })
    // It was deleted, or turned private, after its address was looked up.
    if (error instanceof RefusalError && error.kind === 'not-found') return notFound(c)
    logFault(error as Error, c)
    return renderPage(c, { status: statusOfFault(error), head: failedHead })
  }
}

/** Renders the page with its status, redirects to its canonical address, or answers for a missing file. */
async function renderPlace(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const where = parsePath(pathname)
  if (c.req.query('embed') !== undefined) return embedPage(c, where)
  switch (where.page) {
    case 'unknown':
      return isFilePath(pathname) ? missingFile(c) : notFound(c)
    case 'redirect':
      return where.id === undefined ? redirect(c, where.to) : redirectToTournament(c, where.to, where.id)
    case 'tournament':
      return tournamentPage(c, where)
    case 'profile':
      return profilePage(c, where)
    case 'match':
      return matchPage(c, where)
    case 'feedback':
      return feedbackPost(c, where.id)
    case 'api':
      return apiPage(c)
    case 'login':
      return loginPage(c, where)
    case 'me':
      return mePage(c, where.rest)
    case 'newTournament':
    case 'importTournament':
    case 'manage':
    case 'newLeague':
    case 'manageSeason':
    case 'newFestival':
    case 'manageFestival':
      return deskPage(c, where)
    case 'help':
      // Its address is a secret: it must not be cached or found by search.
      return renderPage(c, {
        status: 200,
        page: where.page,
        head: () => ({ ...headWithTitle(PAGES.help.title), noindex: true }),
        path: pathname,
        isPrivate: true,
      })
    case 'following':
      // Its content is private to one reader.
      return renderPage(c, {
        status: 200,
        page: where.page,
        head: () => ({ ...headWithTitle(PAGES.following.title), noindex: true }),
        path: pathname,
      })
    case 'home':
    case 'events':
    case 'news':
    case 'teams':
    case 'users':
    case 'embed':
    case 'contact':
    case 'figures':
    case 'check':
    case 'letters':
    case 'markdown':
      return renderPage(c, {
        status: 200,
        page: where.page,
        head: () => headOfSite(where),
        path: pathname,
        initialQueries: await siteInitialQueries(c, where),
      })
    case 'festival':
      return renderPage(c, await festivalContent(c, where))
    case 'leagues':
    case 'leagueHistory':
    case 'headToHead':
    case 'season':
      return renderPage(c, await leagueContent(c, where))
    default:
      return where satisfies never
  }
}

/** The page is told that its data doesn't exist, so that it doesn't fetch it. */
const notFound = (c: Context<AppEnv>): Promise<Response> =>
  renderPage(c, {
    status: 404,
    head: notFoundHead,
    initialQueries: [[queryKeys.missingPath(), JSON.stringify(new URL(c.req.url).pathname)]],
  })

function redirect(c: Context<AppEnv>, to: string, withSearch = true): Response {
  const { search } = new URL(c.req.url)
  const more = to.includes('?') ? search.replace('?', '&') : search
  return c.redirect(localizedPath(c.var.language, withSearch ? to + more : to), 302)
}

/** Redirects to a tournament only if it exists and is visible. */
async function redirectToTournament(c: Context<AppEnv>, to: string, id: string): Promise<Response> {
  const where = parsePath(to)
  if (where.page === 'tournament') return tournamentPage(c, where)
  const found = await findVisible(callerOf(c), id)
  if (!found) return notFound(c)
  if (found.snapshot.settings.public) share(c, found.snapshot)
  return redirect(c, to)
}

/** The sign-in page. Signed-in users are sent back to where they came from; a new password needs the code of a link. */
async function loginPage(c: Context<AppEnv>, route: RouteOf<'login'>): Promise<Response> {
  const { searchParams, pathname } = new URL(c.req.url)
  const isReset = route.mode === 'reset/password'
  if (isReset && !searchParams.get('code')) return redirect(c, '/login', false)
  if (!isReset && (await currentUser(c))) return redirect(c, safeReturnPath(searchParams.get('back')), false)
  return renderPage(c, {
    status: 200,
    page: route.page,
    head: () => headOfSite(route),
    path: pathname,
    isPrivate: true,
  })
}

/** Redirects to the user's own profile, with the rest of the path. */
async function mePage(c: Context<AppEnv>, rest: string): Promise<Response> {
  const viewer = await currentUser(c)
  return redirect(c, viewer ? profilePath('@', viewer.username) + rest : loginPath(`/me${rest}`), viewer !== undefined)
}

/** Creating tournaments and running them: for signed-in users, and a tournament's desk for its directors. */
async function deskPage(
  c: Context<AppEnv>,
  route: RouteOf<
    'newTournament' | 'importTournament' | 'manage' | 'newLeague' | 'manageSeason' | 'newFestival' | 'manageFestival'
  >,
): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const viewer = await currentUser(c)
  if (!viewer) return redirect(c, loginPath(pathname), false)
  const shared = { status: 200, path: pathname, isPrivate: true } as const
  if (route.page === 'newLeague' || route.page === 'manageSeason')
    return renderPage(c, { ...shared, ...(await seasonDeskContent({ ...callerOf(c), user: viewer }, route)) })
  if (route.page === 'newFestival' || route.page === 'manageFestival')
    return renderPage(c, { ...shared, ...(await festivalDeskContent({ ...callerOf(c), user: viewer }, route)) })
  if (route.page === 'newTournament')
    return renderPage(c, { ...shared, page: 'manage/new', head: () => headOfSite(route) })
  if (route.page === 'importTournament') {
    return renderPage(c, { ...shared, page: 'manage/import', head: () => headOfSite(route) })
  }
  const access = await tournaments.findAccess(c.var.db, route.id, viewer.id)
  if (!access || !may(tournamentLevel(access.people, viewer), 'direct')) return notFound(c)
  const found = await findVisible(callerOf(c), route.id)
  if (!found) return notFound(c)
  const head = () => ({ ...headWithTitle(PAGES.manage.title(found.snapshot.name)), noindex: true })
  const initialQueries: InitialQuery[] = [[queryKeys.snapshot(route.id), found.text]]
  return renderPage(c, { ...shared, frame: 'manage/page', page: `manage/${route.tab}`, head, initialQueries })
}

async function profilePage(c: Context<AppEnv>, route: ProfilePlace): Promise<Response> {
  const found = await loadProfilePage(c, route)
  if (!found) return notFound(c)
  if (found.redirectTo !== undefined) return redirect(c, found.redirectTo, false)
  return renderPage(c, { status: 200, page: 'profile/page', ...found })
}

async function feedbackPost(c: Context<AppEnv>, id: string): Promise<Response> {
  const post = await feedback.find(c.var.db, id)
  if (!post) return notFound(c)
  const initialQueries = await firstAnswers(PAGES.feedback.queries({ id }), {
    feedbackPost: () => JSON.stringify(post),
  })
  const head = () => headWithTitle(PAGES.feedback.title(post))
  return renderPage(c, { status: 200, page: 'feedback', head, path: `/feedback/${id}`, initialQueries })
}

async function matchPage(c: Context<AppEnv>, route: MatchPlace): Promise<Response> {
  const found = await loadMatchPage(c, route)
  if (!found) return notFound(c)
  if (found.redirectTo !== undefined) return redirect(c, found.redirectTo, false)
  const { kept, ...content } = found
  const written: PageContent = { status: 200, page: route.page, ...content }
  return kept ? keptPage(c, sourceOf(kept), async () => written) : renderPage(c, written)
}

async function tournamentPage(c: Context<AppEnv>, route: RouteOf<'tournament'>): Promise<Response> {
  const loaded = await findShown(callerOf(c), route.id)
  if (!loaded) return notFound(c)
  const { snapshot } = loaded
  if (route.no !== undefined && !snapshot.players.no.includes(route.no)) return notFound(c)
  // The results of this round are hidden, so they have no page yet.
  const isAhead = snapshot.hidden && route.section === 'pairings' && route.round === 'results' && snapshot.active
  const path = canonicalPath(snapshot, isAhead ? { ...route, round: undefined } : route)
  if (path !== new URL(c.req.url).pathname) {
    if (snapshot.settings.public) share(c, snapshot)
    return redirect(c, path)
  }
  const content = () => tournamentContent(c, route, loaded, path)
  const isKept = snapshot.settings.public && loaded.staleSince === undefined
  return isKept ? keptPage(c, sourceOf(snapshot), content) : renderPage(c, await content())
}
