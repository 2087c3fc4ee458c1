import * as sayChecker from '#words/checker.js'
import * as sayLetters from '#words/letterChoices.js'
import * as say from '#words/pageTitles.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { matchTitle } from './match-title.ts'
import { eventQueries, matchQueries, nameListQueries, profileQueries, tournamentQueries } from './initial-queries.ts'
import { FESTIVAL_DESK_PAGES, FESTIVAL_PAGES } from './festival-pages.ts'
import { address, type Address } from './path-pattern.ts'
import { MARKDOWN_PAGES, pathOf, type MarkdownPage, type Route } from './paths.ts'
import { profileTitle } from './profile-title.ts'
import type { QueryRef } from './query-keys.ts'
import {
  cardRoute,
  feedbackRoute,
  helpRoute,
  manageRoute,
  matchRoute,
  profileRoute,
  rankRoute,
  tournamentRoute,
} from './routes.ts'
import { SEASON_PAGES } from './season-pages.ts'
import { tournamentTitle } from './tournament-title.ts'

export interface PageContext {
  /** The value of a query parameter. */
  param(name: string): string | null | undefined
  snapshot?: Snapshot | undefined
  mayRun?: boolean
}

interface Page {
  /** Patterns of the page's addresses. A pattern can match words that its `read` rejects. */
  paths: readonly Address<Route>[]
  /** A function takes what the page shows, e.g. the profile. */
  title: string | ((...shown: never[]) => string)
  /** The first queries: the Worker embeds their answers in the page, and a prefetch fetches them. */
  queries: (route: never, context: PageContext) => QueryRef[]
}

const MARKDOWN_TITLES: Record<MarkdownPage, () => string> = {
  community: say.community,
  manual: say.manual,
  privacy: say.privacy,
  security: say.security,
  tos: say.termsOfService,
}

/** Every page: addresses, title, first queries. */
export const PAGES = {
  home: {
    paths: [address('/', () => ({ page: 'home' }))],
    get title() {
      return say.home()
    },
    queries: () => [['tournaments'], ['rounds'], ['siteAnnouncements']],
  },
  events: {
    paths: [address('/events', () => ({ page: 'events' }))],
    get title() {
      return say.events()
    },
    queries: eventQueries,
  },
  news: {
    paths: [address('/news', () => ({ page: 'news' }))],
    get title() {
      return say.news()
    },
    queries: () => [['siteAnnouncements']],
  },
  teams: {
    paths: [address('/teams', () => ({ page: 'teams' }))],
    get title() {
      return say.teams()
    },
    queries: nameListQueries,
  },
  users: {
    paths: [address('/users', () => ({ page: 'users' }))],
    get title() {
      return say.users()
    },
    queries: nameListQueries,
  },
  api: {
    paths: [address('/api', () => ({ page: 'api' }))],
    get title() {
      return say.api()
    },
    queries: () => [['openapi']],
  },
  embed: {
    paths: [address('/embed', () => ({ page: 'embed' }))],
    get title() {
      return say.embed()
    },
    queries: () => [['tournaments']],
  },
  contact: {
    paths: [address('/contact', () => ({ page: 'contact' }))],
    get title() {
      return say.contact()
    },
    queries: () => [],
  },
  figures: {
    paths: [address('/figures', () => ({ page: 'figures' }))],
    get title() {
      return say.figures()
    },
    queries: () => [],
  },
  check: {
    paths: [address('/check', () => ({ page: 'check' }))],
    title: () => sayChecker.title(),
    queries: () => [],
  },
  letters: {
    paths: [address('/letters', () => ({ page: 'letters' }))],
    title: () => sayLetters.stopTitle(),
    queries: () => [],
  },
  following: {
    paths: [address('/following', () => ({ page: 'following' }))],
    get title() {
      return say.following()
    },
    queries: () => [],
  },
  markdown: {
    paths: MARKDOWN_PAGES.map((name) => address(`/${name}`, () => ({ page: 'markdown', name }))),
    title: (name: MarkdownPage) => MARKDOWN_TITLES[name](),
    queries: ({ name }: { name: MarkdownPage }) => [['markdownPage', name]],
  },
  feedback: {
    paths: [address('/feedback/:id', feedbackRoute)],
    title: (post: { title: string }) => post.title,
    queries: ({ id }: { id: string }) => [['feedbackPost', id]],
  },
  login: {
    paths: [
      address('/login', () => ({ page: 'login', mode: 'login' })),
      address('/register', () => ({ page: 'login', mode: 'register' })),
      address('/reset/password', () => ({ page: 'login', mode: 'reset/password' })),
    ],
    title: (mode: string) => (LOGIN_TITLES[mode] ?? say.signIn)(),
    queries: () => [],
  },
  me: {
    paths: [address('/me/*', ({ rest }) => ({ page: 'me', rest: pathOf(...rest) }))],
    get title() {
      return say.yourProfile()
    },
    queries: () => [],
  },
  profile: {
    paths: [
      address('/@/:id/:tab?', (params) => profileRoute('@', params)),
      // The address may name what to verify.
      address('/@/:id/verify/email', ({ id }) => profileRoute('@', { id, tab: 'verify' })),
      address('/player/:id/:tab?', (params) => profileRoute('player', params)),
      address('/team/:id/:tab?', (params) => profileRoute('team', params)),
    ],
    title: profileTitle,
    queries: profileQueries,
  },
  match: {
    paths: [address('/g/:id/:index?', matchRoute)],
    title: matchTitle,
    queries: matchQueries,
  },
  newTournament: {
    paths: [address('/manage/new', () => ({ page: 'newTournament' }))],
    get title() {
      return say.newTournament()
    },
    queries: () => [],
  },
  importTournament: {
    paths: [address('/manage/import', () => ({ page: 'importTournament' }))],
    get title() {
      return say.importTournament()
    },
    queries: () => [],
  },
  ...FESTIVAL_DESK_PAGES,
  ...SEASON_PAGES,
  manage: {
    paths: [address('/manage/:id/:tab?', manageRoute)],
    title: (name: string) => say.desk({ name }),
    queries: () => [],
  },
  help: {
    // `/help/#…`: browsers keep what is behind `#` to themselves, so the secret reaches no log. Older links have it in the path.
    paths: [address('/help/:secret', helpRoute), address('/help', () => ({ page: 'help', secret: '' }))],
    get title() {
      return say.enterResults()
    },
    queries: () => [],
  },
  ...FESTIVAL_PAGES,
  tournament: {
    paths: [
      address('/t/:id/:section/:round?', tournamentRoute),
      address('/t/:id/player/:no', cardRoute),
      address('/t/:id/team/:no', cardRoute),
      address('/t/:id/why/rank/:no/:round?', rankRoute),
    ],
    title: tournamentTitle,
    queries: tournamentQueries,
  },
} satisfies Record<Exclude<Route['page'], 'redirect' | 'unknown'>, Page>

export type InitialQueryRef = QueryRef<ReturnType<(typeof PAGES)[keyof typeof PAGES]['queries']>[number][0]>

export const initialQueries = (route: Route, context: PageContext): InitialQueryRef[] =>
  route.page === 'redirect' || route.page === 'unknown' ? [] : PAGES[route.page].queries(route as never, context)

/** By mode of the sign-in page. */
const LOGIN_TITLES: Record<string, () => string> = { register: say.createAccount, 'reset/password': say.setNewPassword }
