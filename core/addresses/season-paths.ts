import { pathOf } from './paths.ts'

/** The word after `/s/{league}/{season}/`; the tables have none. */
export const SEASON_SECTIONS = ['tables', 'fixtures', 'teams', 'odds', 'rulings'] as const
export type SeasonSection = (typeof SEASON_SECTIONS)[number]

/** Words that no season may have as its address: pages of the league. */
export const LEAGUE_WORDS = ['history', 'h2h', 'new', 'current', 'players', ...SEASON_SECTIONS] as const

/** The word after `/manage/s/{league}/{season}/`; the desk has none. */
export const SEASON_TABS = ['desk', 'entries', 'fixtures', 'rules', 'next', 'history'] as const
export type SeasonTab = (typeof SEASON_TABS)[number]

/** All leagues. */
export const leaguesPath = (): string => '/s'

/** Without a season, the current one. */
export const leaguePath = (league: string): string => `/s${pathOf(league)}`

export const seasonPath = (league: string, season: string, section: SeasonSection = 'tables'): string =>
  `/s${pathOf(league, season, ...(section === 'tables' ? [] : [section]))}`

export const leagueHistoryPath = (league: string): string => `/s${pathOf(league, 'history')}`

/** How two teams did against each other; without teams, a page to choose them. */
export const headToHeadPath = (league: string, first?: string, second?: string): string =>
  `/s${pathOf(league, 'h2h', ...(first === undefined ? [] : second === undefined ? [first] : [first, second]))}`

export const manageSeasonPath = (league: string, season: string, tab: SeasonTab = 'desk'): string =>
  `/manage/s${pathOf(league, season, ...(tab === 'desk' ? [] : [tab]))}`

/** Where a league is made, and a new season of a league. */
export const newLeaguePath = (): string => '/manage/s'
export const newSeasonPath = (league: string): string => `/manage/s${pathOf(league)}`

/** A table of a season for other sites to frame. */
export const seasonEmbedPath = (league: string, season: string): string => `/embed/s${pathOf(league, season)}`
