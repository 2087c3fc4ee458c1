/** FIDE B.01 (1 January 2024): what a title norm asks for. Points are half points. */

export const NORM_TITLES = ['GM', 'IM', 'WGM', 'WIM'] as const
export type NormTitle = (typeof NORM_TITLES)[number]

export interface NormRule {
  /** The lowest opponent is raised to this rating (1.4.6). */
  floor: number
  /** Least average rating of the opponents (1.4.7). */
  average: number
  /** Least performance rating (1.4.8). */
  performance: number
  /** Titles of which a third of the opponents must have one (1.4.5). */
  top: readonly string[]
}

export const NORM_RULES: Record<NormTitle, NormRule> = {
  GM: { floor: 2200, average: 2380, performance: 2600, top: ['GM'] },
  IM: { floor: 2050, average: 2230, performance: 2450, top: ['GM', 'IM'] },
  WGM: { floor: 2000, average: 2180, performance: 2400, top: ['GM', 'IM', 'WGM'] },
  WIM: { floor: 1850, average: 2030, performance: 2250, top: ['GM', 'IM', 'WGM', 'WIM'] },
}

/** Half of the opponents must have one of these. CM and WCM do not count. */
export const COUNTED_TITLES: readonly string[] = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM']

/** The rating of unrated opponents. */
export const UNRATED = 1400

/** Least score in percent. */
export const LEAST_PERCENT = 35

/** Federations of opponents that are not the player’s own. */
export const LEAST_FEDERATIONS = 2

/** Least players of a double round robin. */
export const LEAST_DOUBLE_PLAYERS = 6

/** Players of no federation, under FIDE’s flag. */
export const NO_FEDERATION = 'FID'

/** The mix of opponents that a number of games asks for. */
export interface Mix {
  /** Most opponents of the player’s own federation, and of any one federation. */
  own: number
  one: number
  titled: number
  top: number
}

export function mixOf(games: number, isDouble = false): Mix {
  const titled = Math.ceil(games / 2)
  const top = Math.max(3, Math.ceil(games / 3))
  return {
    own: Math.floor((3 * games) / 5),
    one: Math.floor((2 * games) / 3),
    // In a double round robin each opponent is met twice, and counts once here.
    titled: isDouble ? Math.ceil(titled / 2) : titled,
    top: isDouble ? Math.ceil(top / 2) : top,
  }
}

const RANKS: Record<string, readonly NormTitle[]> = {
  GM: [],
  IM: ['GM'],
  WGM: ['GM', 'IM'],
  WIM: ['GM', 'IM', 'WGM'],
}

/** The titles that a player with a title can still make norms for, highest first. */
export function titlesAhead(title: string, isWoman: boolean): readonly NormTitle[] {
  return RANKS[title] ?? (isWoman || title.startsWith('W') ? NORM_TITLES : ['GM', 'IM'])
}
