import { parseTeamCode, type TeamType } from '../../tournament/team-type.ts'
import type { PieceColour } from '../../snapshot/draw-rules.ts'
import type { HalfPoints } from '../../text/score.ts'

/** How a team Swiss is drawn (FIDE C.04.6 1.2, 1.7). */
export interface TeamRules {
  /** Which wishes for a colour count. */
  preferences: TeamType
  primary: 'match' | 'game'
  /** Whether the other score decides who is first of two with the same (4.2.2). */
  hasSecondary: boolean
}

/** The rules that FIDE’s type code stands for: `FIDE_TEAM_TYPEB_GP_MP`. */
export function teamRules(code: string): TeamRules {
  const { type, ...scores } = parseTeamCode(code)
  return { preferences: type, ...scores }
}

/** What a draw knows of a team that is to be paired. */
export interface DrawTeam {
  /** Its position in the tournament; unique, and in the order of numbers. */
  id: number
  primary: HalfPoints
  secondary: HalfPoints
  opponents: ReadonlySet<number>
  /** Colours of its matches in order, without gaps. */
  colours: string
  /** Whether it floated, up or down, in the round before. */
  hasFloated: boolean
  matches: number
  mayHaveBye: boolean
  /** Its place, from 1, among the numbers of all who have been in a draw so far. */
  parity: number
}

export interface TeamInput {
  /** By their numbers, ascending. */
  teams: readonly DrawTeam[]
  rules: TeamRules
  initialColour: PieceColour
  /** In the last two rounds floats of the round before do not count. */
  isNearEnd: boolean
}

/** The colour a team is due, if any (1.7). */
export interface TeamPreference {
  colour: PieceColour | null
  isStrong: boolean
}

export const colourDifference = (colours: string): number =>
  Array.from(colours).reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)

export function teamPreference(colours: string, type: TeamRules['preferences']): TeamPreference {
  const none = { colour: null, isStrong: false }
  if (type === 'none' || colours === '') return none
  const difference = colourDifference(colours)
  const last = colours.slice(-2)
  if (difference < -1 || (difference <= 0 && last === 'bb')) return { colour: 'w', isStrong: true }
  if (difference > 1 || (difference >= 0 && last === 'ww')) return { colour: 'b', isStrong: true }
  if (type === 'A') return none
  if (difference !== 0) return { colour: difference < 0 ? 'w' : 'b', isStrong: false }
  return { colour: colours.at(-1) === 'w' ? 'b' : 'w', isStrong: false }
}
