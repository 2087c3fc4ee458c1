import type { Context } from 'hono'
import { canonicalPath } from '#core/addresses/canonical-path.ts'
import { PAGES } from '#core/addresses/pages.ts'
import { parsePath } from '#core/addresses/parse-path.ts'
import { profilePath, type RouteOf, type SitePage } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { loginPath, safeReturnPath } from '#core/addresses/return-path.ts'
import { tournamentPageName } from '#core/addresses/tournament-page-name.ts'
import * as feedback from '../data/feedback.ts'
import type { App } from '../env.ts'
import { announcementsText } from '../http/announcements.ts'
import { embedPage } from '../http/embed.ts'
import { noted } from '../http/errors.ts'
import { firstAnswers, type First } from '../http/first.ts'
import { headOfSite, headOfTournament, FAILED, NOT_FOUND, titled } from '../http/head.ts'
import { individualsText } from '../http/individuals.ts'
import { siteAnnouncements, tournaments } from '../http/lists.ts'
import { isFile, missing } from '../http/file.ts'
import { matchPage, type MatchPlace } from '../http/match-page.ts'
import { firstOfPeople, profilePage, type ProfilePlace } from '../http/profile-pages.ts'
import { visitor } from '../http/session.ts'
import { shell } from '../http/shell.ts'
import { seen } from '../http/tournament.ts'

/** The page at an address. When what it shows cannot be read, it comes all the same, and says so and offers to try again. */
export async function page(c: Context<App>): Promise<Response> {
  try {
    return await found(c)
  } catch (fault) {
    noted(fault as Error, c)
    return shell(c, { status: 500, head: FAILED })
  }
}

/** With the status it deserves, moved to where it stands now, or a file of the site. */
async function found(c: Context<App>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const where = parsePath(pathname)
  if (c.req.query('embed') !== undefined) return embedPage(c, where)
  switch (where.page) {
    case 'unknown':
      return isFile(pathname) ? missing(c) : notFound(c)
    case 'redirect':
      return where.id === undefined ? moved(c, where.to) : movedWithin(c, where.to, where.id)
    case 'tournament':
      return tournamentPage(c, where)
    case 'profile':
      return profile(c, where)
    case 'match':
      return match(c, where)
    case 'feedback':
      return feedbackPost(c, where.id)
    case 'login':
      return login(c, where)
    case 'me':
      return me(c, where.rest)
    case 'home':
    case 'news':
    case 'teams':
    case 'users':
    case 'api':
    case 'embed':
    case 'contact':
    case 'markdown':
      return shell(c, {
        status: 200,
        page: where.page,
        head: headOfSite(where),
        path: pathname,
        first: await firstOfSite(c, where),
        ...(where.page === 'api' && { ahead: '/api/openapi.json' }),
      })
    default:
      return where satisfies never
  }
}

/** The page is told that it is not there, so that it need not ask for what nobody knows. */
const notFound = (c: Context<App>): Promise<Response> =>
  shell(c, {
    status: 404,
    head: NOT_FOUND,
    first: [[queryKeys.missingPath(), JSON.stringify(new URL(c.req.url).pathname)]],
  })

const moved = (c: Context<App>, to: string, withSearch = true): Response =>
  c.redirect(withSearch ? to + new URL(c.req.url).search : to, 302)

/** To a tournament an address leads on only where there is one. */
async function movedWithin(c: Context<App>, to: string, id: string): Promise<Response> {
  const where = parsePath(to)
  if (where.page === 'tournament') return tournamentPage(c, where)
  return (await seen(c, id)) ? moved(c, to) : notFound(c)
}

/** Signing in; who is signed in goes back to where they came from, and a new password is set by a code alone. */
async function login(c: Context<App>, where: RouteOf<'login'>): Promise<Response> {
  const { searchParams, pathname } = new URL(c.req.url)
  const isReset = where.mode === 'reset/password'
  if (isReset && !searchParams.get('code')) return c.redirect('/login', 302)
  if (!isReset && (await visitor(c))) return c.redirect(safeReturnPath(searchParams.get('back')), 302)
  const answer = await shell(c, {
    status: 200,
    page: where.page,
    head: headOfSite(where),
    path: pathname,
    isPrivate: true,
  })
  // A page with a secret code in its address sends no Referer.
  if (isReset) answer.headers.set('referrer-policy', 'no-referrer')
  return answer
}

/** To one's own profile, with the rest of the path. */
async function me(c: Context<App>, rest: string): Promise<Response> {
  const asker = await visitor(c)
  return moved(c, asker ? profilePath('@', asker.username) + rest : loginPath(`/me${rest}`), asker !== undefined)
}

async function profile(c: Context<App>, where: ProfilePlace): Promise<Response> {
  const found = await profilePage(c, where)
  if (!found) return notFound(c)
  if (found.elsewhere !== undefined) return moved(c, found.elsewhere, false)
  return shell(c, { status: 200, page: 'profile/page', ...found })
}

async function feedbackPost(c: Context<App>, id: string): Promise<Response> {
  const post = await feedback.find(c.var.db, id)
  if (!post) return notFound(c)
  const first = await firstAnswers(PAGES.feedback.queries({ id }), { feedbackPost: () => JSON.stringify(post) })
  const head = titled(PAGES.feedback.title(post))
  return shell(c, { status: 200, page: 'feedback', head, path: `/feedback/${id}`, first })
}

async function match(c: Context<App>, where: MatchPlace): Promise<Response> {
  const found = await matchPage(c, where)
  return found ? shell(c, { status: 200, page: where.page, ...found }) : notFound(c)
}

async function tournamentPage(c: Context<App>, where: RouteOf<'tournament'>): Promise<Response> {
  const event = await seen(c, where.id)
  if (!event) return notFound(c)
  const { snapshot, text } = event
  const path = canonicalPath(snapshot, where)
  if (path !== new URL(c.req.url).pathname) return moved(c, path)
  const first = await firstAnswers(PAGES.tournament.queries(where, { snapshot }), {
    snapshot: () => text,
    announcements: () => announcementsText(c, snapshot),
    individuals: () => individualsText(c, snapshot),
  })
  return shell(c, {
    status: 200,
    page: `tournament/${tournamentPageName(snapshot, where)}`,
    head: headOfTournament(snapshot, where),
    path,
    first,
    ahead: `/api/tournament/${encodeURIComponent(where.id)}/snapshot`,
    isPrivate: !snapshot.settings.public,
  })
}

async function firstOfSite(c: Context<App>, where: RouteOf<SitePage | 'markdown'>): Promise<First[]> {
  const announced = { siteAnnouncements: async () => (await siteAnnouncements(c)).text }
  switch (where.page) {
    case 'home':
      return firstAnswers(PAGES.home.queries(), { ...announced, tournaments: async () => (await tournaments(c)).text })
    case 'news':
      return firstAnswers(PAGES.news.queries(), announced)
    case 'teams':
    case 'users':
      return firstOfPeople(c, where.page)
    case 'markdown':
      return firstAnswers(PAGES.markdown.queries(where), { markdownPage: () => markdownText(c, where.name) })
    default:
      return []
  }
}

async function markdownText(c: Context<App>, name: string): Promise<string | undefined> {
  const words = await c.env.ASSETS.fetch(new URL(`/pages/${name}.md`, c.req.url))
  return words.ok ? JSON.stringify(await words.text()) : undefined
}
