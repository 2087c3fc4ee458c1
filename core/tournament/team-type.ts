/**
 * Colour preferences that count when teams are drawn (FIDE C.04.6 1.7): strong ones (A), also weaker ones (B), or none.
 */
export const TEAM_TYPES = ['A', 'B', 'none'] as const
export type TeamType = (typeof TEAM_TYPES)[number]

/** A parsed type code of a team Swiss (TRF26 record 192), such as `FIDE_TEAM_TYPEB_GP_MP`. */
export interface TeamCode {
  type: TeamType
  /** Undefined if the code names no points, as `FIDE_TEAM`: then match points come first, unless the tie-breaks differ. */
  primary: 'match' | 'game' | undefined
  /** Whether the other score decides between two teams with the same primary score. */
  hasSecondary: boolean
}

export function parseTeamCode(code: string): TeamCode {
  const words = code.toUpperCase().split('_')
  const scores = words.filter((word) => word === 'MP' || word === 'GP')
  const isPlain = scores.length === 0 && !words.some((word) => word.startsWith('TYPE'))
  return {
    type: words.includes('TYPEB') ? 'B' : words.includes('TYPEA') || isPlain ? 'A' : 'none',
    primary: scores.length === 0 ? undefined : scores[0] === 'GP' ? 'game' : 'match',
    hasSecondary: scores.length !== 1,
  }
}

const SCORE_WORDS = { match: ['MP', 'GP'], game: ['GP', 'MP'] } as const

/** The type code of a team Swiss. */
export const teamCode = (type: TeamType, primary: 'match' | 'game', hasSecondary = true): string =>
  [
    'FIDE_TEAM',
    ...(type === 'none' ? [] : [`TYPE${type}`]),
    ...SCORE_WORDS[primary].slice(0, hasSecondary ? 2 : 1),
  ].join('_')
