/**
 * Colour preferences that count when teams are drawn (FIDE C.04.6 1.7): strong ones (A), also weaker ones (B), or none.
 */
export const TEAM_TYPES = ['A', 'B', 'none'] as const
export type TeamType = (typeof TEAM_TYPES)[number]

/** A parsed type code of a team Swiss (TRF26 record 192), such as `FIDE_TEAM_TYPEB_GP_MP`. */
interface TeamCode {
  type: TeamType
  primary: 'match' | 'game'
  /** Whether the other score decides between two teams with the same primary score. */
  hasSecondary: boolean
}

export function parseTeamCode(code: string): TeamCode {
  const words = code.toUpperCase().split('_')
  const scores = words.filter((word) => word === 'MP' || word === 'GP')
  const isPlain = scores.length === 0 && !words.some((word) => word.startsWith('TYPE'))
  return {
    type: words.includes('TYPEB') ? 'B' : words.includes('TYPEA') || isPlain ? 'A' : 'none',
    primary: scores[0] === 'GP' ? 'game' : 'match',
    hasSecondary: scores.length !== 1,
  }
}

/** The type code of a team Swiss in which both scores count. */
export const teamCode = (type: TeamType, primary: 'match' | 'game'): string =>
  [
    'FIDE_TEAM',
    ...(type === 'none' ? [] : [`TYPE${type}`]),
    ...(primary === 'game' ? ['GP', 'MP'] : ['MP', 'GP']),
  ].join('_')
