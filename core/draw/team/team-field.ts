import type { Settings } from '../../tournament/tournament.ts'
import type { TeamType } from '../../tournament/team-type.ts'
import type { PieceColour } from '../../snapshot/draw-rules.ts'
import type { HalfPoints } from '../../text/score.ts'

/** Rules by which a team Swiss is drawn (FIDE C.04.6 1.2, 1.7). */
export interface TeamRules {
  preferences: TeamType
  primary: 'match' | 'game'
  /** Whether the secondary score decides which of two teams with the same primary score is first (4.2.2). */
  hasSecondary: boolean
}

export const teamRules = ({ teamType, displayPoints, secondaryScore }: Settings): TeamRules => ({
  preferences: teamType,
  primary: displayPoints,
  hasSecondary: secondaryScore,
})

export interface DrawTeam {
  /** Position in the tournament; unique, and in the order of numbers. */
  id: number
  primary: HalfPoints
  secondary: HalfPoints
  opponents: ReadonlySet<number>
  /** Colours of the matches played, in order and without gaps. */
  colours: string
  /** Whether it floated, up or down, in the round before. */
  hasFloated: boolean
  matches: number
  mayHaveBye: boolean
  /** Place from 1, by number, among all teams that have been in a draw so far. */
  parity: number
}

export interface TeamInput {
  /** Ascending by number. */
  teams: readonly DrawTeam[]
  rules: TeamRules
  initialColour: PieceColour
  /** In the last two rounds floats of the round before do not count. */
  isNearEnd: boolean
  /** In the last round a team with as many Whites as Blacks has no mild preference (C.04.6 1.7.2). */
  isLast: boolean
}

/** The colour that a team is due, if any (1.7). */
export interface TeamPreference {
  colour: PieceColour | null
  isStrong: boolean
}

export const colourDifference = (colours: string): number =>
  Array.from(colours).reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)

export function teamPreference(
  colours: string,
  { rules, isLast }: Pick<TeamInput, 'rules' | 'isLast'>,
): TeamPreference {
  const none = { colour: null, isStrong: false }
  const type = rules.preferences
  if (type === 'none' || colours === '') return none
  const difference = colourDifference(colours)
  const last = colours.slice(-2)
  if (difference < -1 || (difference <= 0 && last === 'bb')) return { colour: 'w', isStrong: true }
  if (difference > 1 || (difference >= 0 && last === 'ww')) return { colour: 'b', isStrong: true }
  if (type === 'A') return none
  if (difference !== 0) return { colour: difference < 0 ? 'w' : 'b', isStrong: false }
  if (isLast) return none
  return { colour: colours.at(-1) === 'w' ? 'b' : 'w', isStrong: false }
}
