/** What addresses mean, and the path of each page: once for the Worker (status, title, redirects) and the client (which page to show). */

export const MARKDOWN_PAGES = ['community', 'privacy', 'tos'] as const
export type MarkdownPage = (typeof MARKDOWN_PAGES)[number]

/** What comes after `/t/{id}/`. */
export const SECTIONS = [
  'dashboard',
  'pairings',
  'why',
  'boards',
  'standings',
  'what-if',
  'stats',
  'players',
  'announcements',
  'tv',
  'rules',
  'print',
  'screen',
  'history',
] as const
/** `player` is the card of one competitor, by their number; `rank` why they have their rank. */
export type Section = (typeof SECTIONS)[number] | 'player' | 'rank'
/** Those of which each round has a page. */
export const SECTIONS_BY_ROUND: readonly Section[] = ['pairings', 'why', 'boards', 'standings']

/** The first word of a profile's address, and its tabs, the first of which has no word of its own. */
export const PROFILES = {
  '@': ['tournaments', 'teams', 'accounts', 'settings', 'verify'],
  player: ['play', 'tournaments'],
  team: ['play', 'tournaments', 'members', 'settings'],
} as const
export type ProfileOf = keyof typeof PROFILES
export type ProfileTab = (typeof PROFILES)[ProfileOf][number]
/** Tabs for whom a profile is of alone: others are led to its first. */
export const OWN_TABS: ProfileTab[] = ['accounts', 'settings', 'verify']

/** What comes after `/manage/{id}/`; the desk itself has no word. */
export const MANAGE_TABS = [
  'desk',
  'results',
  'draw',
  'players',
  'announce',
  'print',
  'settings',
  'history',
  'programs',
] as const
export type ManageTab = (typeof MANAGE_TABS)[number]

/** Pages that are named by their one word alone. */
export type SitePage = 'home' | 'events' | 'news' | 'teams' | 'users' | 'api' | 'embed' | 'contact' | 'following'

/** What an address means. `redirect` says where an old address leads, and to which tournament, if to one; `unknown` is not found. */
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
  | { page: 'redirect'; to: string; id?: string }
  | { page: 'unknown' }

/** Whether a page fills the screen, without header and footer. */
export const isScreen = (route: Route): boolean => route.page === 'tournament' && route.section === 'screen'

/** The route of one page. */
export type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>

/** Decoded words as the path that they are read from. */
export const pathOf = (...pathWords: string[]): string =>
  pathWords.map((word) => `/${encodeURIComponent(word)}`).join('')

/** The address of a tournament's section, and of a round in it. */
export const tournamentPath = (id: string, section: Section, round?: number | string): string =>
  `/t${pathOf(id, section, ...(round === undefined ? [] : [String(round)]))}`

/** The address of a match, and of one of its games by its position from 1. */
export const matchPath = (id: string, index?: number): string => `/g/${id}${index === undefined ? '' : `/${index}`}`

/** The address of a profile; without a tab that of its first. */
export const profilePath = (of: ProfileOf, id: string, tab?: ProfileTab): string =>
  `/${of}${pathOf(id, ...(tab === undefined || tab === PROFILES[of][0] ? [] : [tab]))}`

/** Where a tournament is run. */
export const managePath = (id: string, tab: ManageTab = 'desk'): string =>
  `/manage${pathOf(id, ...(tab === 'desk' ? [] : [tab]))}`
