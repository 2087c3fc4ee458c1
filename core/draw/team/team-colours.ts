import type { PieceColour } from '../../snapshot/draw-rules.ts'
import { otherColour } from '../swiss/colours.ts'
import { colourDifference, teamPreference, type DrawTeam, type TeamInput } from './team-field.ts'

/** The first team of two: the higher score, the higher secondary score, the smaller number (4.2). */
export function firstTeam(one: DrawTeam, other: DrawTeam, hasSecondary: boolean): DrawTeam {
  const ahead = one.primary - other.primary || (hasSecondary ? one.secondary - other.secondary : 0) || other.id - one.id
  return ahead > 0 ? one : other
}

/** The colour of the first of two teams (4.3). */
export function teamColour(first: DrawTeam, second: DrawTeam, { rules, initialColour }: TeamInput): PieceColour {
  if (first.colours === '' && second.colours === '')
    return first.parity % 2 === 1 ? initialColour : otherColour(initialColour)
  const own = teamPreference(first.colours, rules.preferences)
  const theirs = teamPreference(second.colours, rules.preferences)
  if (own.colour !== theirs.colour) return own.colour ?? otherColour(theirs.colour!)
  if (own.colour && own.isStrong !== theirs.isStrong) return own.isStrong ? own.colour : otherColour(own.colour)
  const difference = colourDifference(first.colours) - colourDifference(second.colours)
  if (difference !== 0) return difference < 0 ? 'w' : 'b'
  for (let back = 1; back <= Math.min(first.colours.length, second.colours.length); back++) {
    if (first.colours.at(-back) !== second.colours.at(-back)) return second.colours.at(-back) as PieceColour
  }
  if (own.colour) return own.colour
  if (first.colours !== '') return otherColour(first.colours.at(-1) as PieceColour)
  return second.colours.at(-1) as PieceColour
}
