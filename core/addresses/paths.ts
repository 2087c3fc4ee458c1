/**
 * The meaning of each address and the path of each page, shared by the Worker (status, title, redirects) and the
 * client.
 */

import type { FestivalRoute } from './festival-routes.ts'
import type { SeasonRoute } from './season-routes.ts'

export const MARKDOWN_PAGES = ['community', 'manual', 'privacy', 'security', 'tos'] as const
export type MarkdownPage = (typeof MARKDOWN_PAGES)[number]

/** The word after `/t/{id}/`. */
export const SECTIONS = [
  'dashboard',
  'pairings',
  'why',
  'boards',
  'standings',
  'what-if',
  'stats',
  'prizes',
  'players',
  'announcements',
  'tv',
  'rules',
  'print',
  'screen',
  'history',
  'captain',
  'norms',
] as const
/** `player` is the card of a competitor, by number; `rank` explains a competitor's rank. */
export type Section = (typeof SECTIONS)[number] | 'player' | 'rank'
/** Sections with a page for each round. */
export const SECTIONS_BY_ROUND: readonly Section[] = ['pairings', 'why', 'boards', 'standings']

/** The first word of a profile's address, and its tabs. The first tab has no word in the address. */
export const PROFILES = {
  '@': ['tournaments', 'teams', 'accounts', 'settings', 'verify'],
  player: ['play', 'tournaments'],
  team: ['play', 'tournaments', 'members', 'settings'],
} as const
export type ProfileOf = keyof typeof PROFILES
export type ProfileTab = (typeof PROFILES)[ProfileOf][number]
/** Tabs that only the profile's owner sees; other visitors are redirected to the first tab. */
export const OWN_TABS: ProfileTab[] = ['accounts', 'settings', 'verify']

/** The word after `/manage/{id}/`; the desk has none. */
export const MANAGE_TABS = [
  'desk',
  'results',
  'draw',
  'players',
  'prizes',
  'boards',
  'norms',
  'announce',
  'print',
  'settings',
  'history',
  'programs',
] as const
export type ManageTab = (typeof MANAGE_TABS)[number]

/** Pages whose address is this one word. */
export type SitePage =
  | 'home'
  | 'events'
  | 'news'
  | 'teams'
  | 'users'
  | 'api'
  | 'embed'
  | 'contact'
  | 'following'
  | 'figures'
  | 'check'
  | 'letters'

/** `redirect` is an old address, with the id of the tournament that must exist for it; `unknown` is not found. */
export type Route =
  | { [Page in SitePage]: { page: Page } }[SitePage]
  | { page: 'feedback'; id: string }
  | { page: 'login'; mode: 'login' | 'register' | 'reset/password' }
  | { page: 'me'; rest: string }
  | { page: 'profile'; of: ProfileOf; id: string; tab: ProfileTab }
  | { page: 'match'; id: string; index?: number }
  | { page: 'markdown'; name: MarkdownPage }
  | { page: 'tournament'; id: string; section: Section; round?: string; no?: number }
  | { page: 'newTournament' }
  | { page: 'importTournament' }
  | { page: 'manage'; id: string; tab: ManageTab }
  | { page: 'help'; secret: string }
  | SeasonRoute
  | FestivalRoute
  | { page: 'redirect'; to: string; id?: string }
  | { page: 'unknown' }

/** The page for a projector: without header and footer. */
export const isScreen = (route: Route): boolean => route.page === 'tournament' && route.section === 'screen'

export type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>

/** Encodes words as a path. */
export const pathOf = (...pathWords: string[]): string =>
  pathWords.map((word) => `/${encodeURIComponent(word)}`).join('')

export const tournamentPath = (id: string, section: Section, round?: number | string): string =>
  `/t${pathOf(id, section, ...(round === undefined ? [] : [String(round)]))}`

/** `index` is the position of a game, from 1. */
export const matchPath = (id: string, index?: number): string => `/g/${id}${index === undefined ? '' : `/${index}`}`

export const profilePath = (of: ProfileOf, id: string, tab?: ProfileTab): string =>
  `/${of}${pathOf(id, ...(tab === undefined || tab === PROFILES[of][0] ? [] : [tab]))}`

export const managePath = (id: string, tab: ManageTab = 'desk'): string =>
  `/manage${pathOf(id, ...(tab === 'desk' ? [] : [tab]))}`
