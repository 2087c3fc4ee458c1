import { isUsername } from '../people/username.ts'
import { parseMatchId } from '../snapshot/ids.ts'

/** Site addresses, once for the Worker (status, title, redirects) and the client (which page to show). */

/** First words that are never a tournament's id or vanity URL. */
export const RESERVED = [
  'login',
  'register',
  'me',
  '@',
  'teams',
  'community',
  'news',
  'team',
  'player',
  'tournament',
  'manage',
  'api',
  'parties',
  'pages',
  'assets',
  'embed',
  't',
  'g',
  'users',
  'reset',
  'contact',
  'privacy',
  'tos',
  'oembed',
  'feedback',
  'dev',
  'flags',
  'fonts',
]

const SITE_PAGES = ['news', 'teams', 'users', 'api', 'embed', 'contact'] as const
export const MARKDOWN_PAGES = ['community', 'privacy', 'tos'] as const

/** What comes after `/t/{id}/`. */
const SECTIONS = ['dashboard', 'pairings', 'standings', 'stats', 'announcements', 'tv', 'rules'] as const
export type Section = (typeof SECTIONS)[number]
/** Those of which each round has a page. */
const BY_ROUND: Section[] = ['pairings', 'standings']

/** The first word of a profile's address, and its tabs, the first of which has no word of its own. */
const PROFILES = {
  '@': ['tournaments', 'teams', 'accounts', 'settings', 'verify'],
  player: ['play', 'tournaments'],
  team: ['play', 'tournaments', 'members', 'settings'],
} as const
export type ProfileOf = keyof typeof PROFILES
export type ProfileTab = (typeof PROFILES)[ProfileOf][number]
const PROFILE_WORDS = ['@', 'player', 'team'] as const
/** Tabs for whom a profile is of alone: others are led to its first. */
export const OWN_TABS: ProfileTab[] = ['accounts', 'settings', 'verify']

/**
 * What an address means. `moved` says where an old address leads, and to which tournament, if to one; `unknown` is not found.
 */
export type Place =
  | { page: 'home' | 'news' | 'teams' | 'users' | 'api' | 'embed' | 'contact' }
  | { page: 'feedback'; id: string }
  | { page: 'login'; mode: 'login' | 'register' | 'reset/password' }
  | { page: 'me'; rest: string }
  | { page: 'profile'; of: ProfileOf; id: string; tab: ProfileTab }
  | { page: 'match'; id: string; index?: number }
  | { page: 'markdown'; name: (typeof MARKDOWN_PAGES)[number] }
  | { page: 'tournament'; id: string; section: Section; round?: string }
  | { page: 'moved'; to: string; id?: string }
  | { page: 'unknown' }

const UNKNOWN: Place = { page: 'unknown' }
const member = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word)

/** Words of a path, decoded; undefined when the path is no proper address. */
function words(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** What a path of the site means, by its form alone: whether the tournament or the round exists is for others to say. */
export function place(pathname: string): Place {
  const path = words(pathname)
  if (!path) return UNKNOWN
  const [first, second, ...rest] = path
  if (first === undefined) return { page: 'home' }
  if (first === 't') return second === undefined ? UNKNOWN : ofTournament(second, rest)
  if (first === 'tournament' && second !== undefined) return moved(second, rest)
  if (first === 'g' && second !== undefined) return ofMatch(second, rest)
  if (first === 'me')
    return {
      page: 'me',
      rest: path
        .slice(1)
        .map((word) => `/${encodeURIComponent(word)}`)
        .join(''),
    }
  if (first === 'reset' && second === 'password' && rest.length === 0) return { page: 'login', mode: 'reset/password' }
  if (member(PROFILE_WORDS, first) && second !== undefined) return ofProfile(first, second, rest)
  if (first === 'feedback' && second !== undefined && rest.length === 0 && /^[\w-]{1,64}$/.test(second)) {
    return { page: 'feedback', id: second }
  }
  if (second !== undefined) return UNKNOWN
  if (member(SITE_PAGES, first)) return { page: first }
  if (first === 'login' || first === 'register') return { page: 'login', mode: first }
  if (member(MARKDOWN_PAGES, first)) return { page: 'markdown', name: first }
  if (RESERVED.includes(first.toLowerCase())) return UNKNOWN
  // A file's name is no tournament's.
  return first.includes('.') ? UNKNOWN : moved(first, [])
}

function ofTournament(id: string, [section, round, ...rest]: string[]): Place {
  if (section === undefined) return { page: 'moved', to: pathTo(id, 'dashboard'), id }
  if (section === 'leaderboard' && round === undefined) {
    return { page: 'moved', to: pathTo(id, 'standings', 'individual'), id }
  }
  if (!member(SECTIONS, section) || rest.length > 0) return UNKNOWN
  if (round !== undefined && !BY_ROUND.includes(section)) return UNKNOWN
  return { page: 'tournament', id, section, ...(round !== undefined && { round }) }
}

/** The address of a match, and of one of its games by its position from 1. */
export const matchPath = (id: string, index?: number): string => `/g/${id}${index === undefined ? '' : `/${index}`}`

function ofMatch(id: string, [index, ...rest]: string[]): Place {
  if (!parseMatchId(id) || rest.length > 0) return UNKNOWN
  if (index === undefined) return { page: 'match', id }
  return /^[1-9]\d{0,3}$/.test(index) ? { page: 'match', id, index: Number(index) } : UNKNOWN
}

function ofProfile(of: ProfileOf, id: string, [word, ...rest]: string[]): Place {
  // What is to be verified may be named.
  const named = of === '@' && word === 'verify' && rest.length === 1 && rest[0] === 'email'
  if ((rest.length > 0 && !named) || !(of === '@' ? isUsername(id) : /^[\w-]{1,64}$/.test(id))) return UNKNOWN
  const tab = PROFILES[of].find((one) => one === (word ?? PROFILES[of][0]))
  return tab === undefined ? UNKNOWN : { page: 'profile', of, id, tab }
}

/** The address of a profile; without a tab that of its first. */
export const profilePath = (of: ProfileOf, id: string, tab?: ProfileTab): string =>
  ['', of, encodeURIComponent(id), ...(tab === undefined || tab === PROFILES[of][0] ? [] : [tab])].join('/')

const moved = (id: string, rest: string[]): Place => ({
  page: 'moved',
  id,
  to: ['/t', id, ...rest].map((word, at) => (at ? encodeURIComponent(word) : word)).join('/'),
})

/** The address of a tournament's section, and of a round in it. */
export const pathTo = (id: string, section: Section, round?: number | string): string =>
  ['/t', encodeURIComponent(id), section, ...(round === undefined ? [] : [encodeURIComponent(round)])].join('/')
