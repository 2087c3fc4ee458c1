import type { PieceColour } from '../../snapshot/draw-rules.ts'
import { otherColour } from '../swiss/colours.ts'
import { colourDifference, teamPreference, type DrawTeam, type TeamInput } from './team-field.ts'

/** The first team of two: higher score, then higher secondary score, then smaller number (C.04.6 4.2). */
export function firstTeam(one: DrawTeam, other: DrawTeam, hasSecondary: boolean): DrawTeam {
  const ahead = one.primary - other.primary || (hasSecondary ? one.secondary - other.secondary : 0) || other.id - one.id
  return ahead > 0 ? one : other
}

/** The rule that gave two teams their colours (C.04.6 4.3). */
export type TeamColourRule = 'teamInitial' | 'granted' | 'strong' | 'balance' | 'teamHistory' | 'first' | 'alternate'

/** The colour of the first of two teams, and the rule that gives it (C.04.6 4.3). */
export function teamColour(
  first: DrawTeam,
  second: DrawTeam,
  input: TeamInput,
): { colour: PieceColour; rule: TeamColourRule } {
  const { initialColour } = input
  if (first.colours === '' && second.colours === '') {
    const colour = first.parity % 2 === 1 ? initialColour : otherColour(initialColour)
    return { colour, rule: 'teamInitial' }
  }
  const own = teamPreference(first.colours, input)
  const theirs = teamPreference(second.colours, input)
  if (own.colour !== theirs.colour) return { colour: own.colour ?? otherColour(theirs.colour!), rule: 'granted' }
  if (own.colour && own.isStrong !== theirs.isStrong)
    return { colour: own.isStrong ? own.colour : otherColour(own.colour), rule: 'strong' }
  const difference = colourDifference(first.colours) - colourDifference(second.colours)
  if (difference !== 0) return { colour: difference < 0 ? 'w' : 'b', rule: 'balance' }
  for (let back = 1; back <= Math.min(first.colours.length, second.colours.length); back++) {
    if (first.colours.at(-back) !== second.colours.at(-back))
      return { colour: second.colours.at(-back) as PieceColour, rule: 'teamHistory' }
  }
  if (own.colour) return { colour: own.colour, rule: 'first' }
  const last = first.colours === '' ? otherColour(second.colours.at(-1) as PieceColour) : first.colours.at(-1)
  return { colour: otherColour(last as PieceColour), rule: 'alternate' }
}
