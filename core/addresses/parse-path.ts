import { LANGUAGES } from '#words/languages.js'
import { PAGES } from './pages.ts'
import { address, pathWords, type Address } from './path-pattern.ts'
import { pathOf, tournamentPath, type Route } from './paths.ts'
import { seasonPath } from './season-paths.ts'
import { seasonRoute } from './season-routes.ts'

/** Words that no tournament’s address may be: pages of the site, and languages. */
export const RESERVED = [
  'login',
  'register',
  'me',
  '@',
  'teams',
  'events',
  'following',
  'community',
  'news',
  'team',
  'player',
  'tournament',
  'manage',
  'manual',
  'help',
  'new',
  'api',
  'parties',
  'pages',
  'assets',
  'embed',
  't',
  'g',
  's',
  'f',
  'users',
  'reset',
  'contact',
  'figures',
  'check',
  'letters',
  'privacy',
  'security',
  'tos',
  'oembed',
  'og',
  'icons',
  'feedback',
  'dev',
  'flags',
  'fonts',
  ...LANGUAGES.map(({ tag }) => tag.toLowerCase()),
]

export const isSiteWord = (word: string): boolean => RESERVED.includes(word.toLowerCase())

const redirectRoute = (id: string, to: string): Route => ({ page: 'redirect', id, to })
// A dot means a file, such as `robots.txt`.
const mayBeTournament = (word: string): boolean => !isSiteWord(word) && !word.includes('.')

/** Addresses that redirect if there is such a tournament. */
const REDIRECTS = [
  address('/t/:id', ({ id }) => redirectRoute(id, tournamentPath(id, 'dashboard'))),
  address('/t/:id/leaderboard', ({ id }) => redirectRoute(id, tournamentPath(id, 'standings', 'individual'))),
  address('/tournament/:id/*', ({ id, rest }) => redirectRoute(id, pathOf('t', id, ...rest))),
  address('/embed/s/:league/:season', ({ league, season }): Route | undefined =>
    seasonRoute({ league, season })
      ? { page: 'redirect', to: `${seasonPath(league, season)}?embed=standings` }
      : undefined,
  ),
  address('/:id', ({ id }) => (mayBeTournament(id) ? redirectRoute(id, pathOf('t', id)) : undefined)),
]

/** All addresses; those of pages come before redirects. */
export const ADDRESSES = [...Object.values(PAGES).flatMap<Address<Route>>(({ paths }) => paths), ...REDIRECTS]

/** The route of a path; with `addresses`, only these are tried. */
export function parsePath(pathname: string, addresses: readonly Address<Route>[] = ADDRESSES): Route {
  const words = pathWords(pathname)
  for (const { read } of words ? addresses : []) {
    const route = read(words!)
    if (route) return route
  }
  return { page: 'unknown' }
}

/** The address that a path belongs to; undefined if there is no such page. */
export function addressAt(pathname: string): Address<Route> | undefined {
  const words = pathWords(pathname)
  return words && ADDRESSES.find(({ read }) => read(words) !== undefined)
}
