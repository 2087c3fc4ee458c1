import { LEAGUE_WORDS, SEASON_SECTIONS, SEASON_TABS, type SeasonSection, type SeasonTab } from './season-paths.ts'

/** Routes of leagues by the form of their words alone. Whether league and season exist is checked later. */
export type SeasonRoute =
  | { page: 'leagues' }
  /** Without `season`, the current one. */
  | { page: 'season'; league: string; season?: string; section: SeasonSection }
  | { page: 'leagueHistory'; league: string }
  | { page: 'headToHead'; league: string; first?: string; second?: string }
  | { page: 'newLeague'; league?: string }
  | { page: 'manageSeason'; league: string; season: string; tab: SeasonTab }

type SeasonRouteOf<Page extends SeasonRoute['page']> = Extract<SeasonRoute, { page: Page }>

const WORD = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Whether a word may be the address of a league or a season. */
export const isSeasonWord = (word: string): boolean => WORD.test(word)
const isSeason = (word: string): boolean => isSeasonWord(word) && !(LEAGUE_WORDS as readonly string[]).includes(word)

export function seasonRoute({
  league,
  season,
  section: word,
}: {
  league: string
  season?: string
  section?: string
}): SeasonRouteOf<'season'> | undefined {
  if (!isSeasonWord(league) || (season !== undefined && !isSeason(season))) return undefined
  const section = SEASON_SECTIONS.find((each) => each === (word ?? 'tables'))
  if (section === undefined || word === 'tables') return undefined
  return { page: 'season', league, section, ...(season !== undefined && { season }) }
}

export const leagueHistoryRoute = ({ league }: { league: string }): SeasonRouteOf<'leagueHistory'> | undefined =>
  isSeasonWord(league) ? { page: 'leagueHistory', league } : undefined

/** Longer than any team’s word. */
const MAX_TEAM_WORD = 200

export function headToHeadRoute({
  league,
  first,
  second,
}: {
  league: string
  first?: string
  second?: string
}): SeasonRouteOf<'headToHead'> | undefined {
  const isLong = [first, second].some((word) => word !== undefined && word.length > MAX_TEAM_WORD)
  if (!isSeasonWord(league) || isLong) return undefined
  return {
    page: 'headToHead',
    league,
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
  }
}

export const newLeagueRoute = ({ league }: { league?: string }): SeasonRouteOf<'newLeague'> | undefined =>
  league === undefined || isSeasonWord(league)
    ? { page: 'newLeague', ...(league !== undefined && { league }) }
    : undefined

export function manageSeasonRoute({
  league,
  season,
  tab: word,
}: {
  league: string
  season: string
  tab?: string
}): SeasonRouteOf<'manageSeason'> | undefined {
  const tab = SEASON_TABS.find((each) => each === (word ?? 'desk'))
  if (!isSeasonWord(league) || !isSeason(season) || tab === undefined || word === 'desk') return undefined
  return { page: 'manageSeason', league, season, tab }
}
