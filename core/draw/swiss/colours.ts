import type { PieceColour } from '../../snapshot/draw-rules.ts'
import type { DrawPlayer } from '../draw-input.ts'

/** The colour that a player is due by the games played (C.04.3 1.6, 1.7). */
export interface ColourPreference {
  colour: PieceColour | null
  strength: 'absolute' | 'strong' | 'mild' | 'none'
  /** Difference between the numbers of games with White and with Black, without sign. */
  difference: number
  /** The colour of the last two games, if it was the same. */
  repeated: PieceColour | null
}

export const otherColour = (colour: PieceColour): PieceColour => (colour === 'w' ? 'b' : 'w')

export function colourPreference(colours: string): ColourPreference {
  let balance = 0
  for (const colour of colours) balance += colour === 'w' ? 1 : -1
  const difference = Math.abs(balance)
  const last = colours.at(-1) as PieceColour | undefined
  const repeated = last !== undefined && colours.at(-2) === last ? last : null
  const rarer: PieceColour = balance > 0 ? 'b' : 'w'
  if (!last) return { colour: null, strength: 'none', difference, repeated }
  if (difference > 1) return { colour: rarer, strength: 'absolute', difference, repeated }
  if (repeated) return { colour: otherColour(repeated), strength: 'absolute', difference, repeated }
  if (difference === 1) return { colour: rarer, strength: 'strong', difference, repeated }
  return { colour: otherColour(last), strength: 'mild', difference, repeated }
}

export const isSameColour = (one: ColourPreference, other: ColourPreference): boolean =>
  one.colour !== null && one.colour === other.colour

/** The rule that gave a pair its colours (C.04.3 5.2). */
export type ColourRule = 'both' | 'stronger' | 'history' | 'rank' | 'initial'

const STRENGTHS = { absolute: 3, strong: 2, mild: 1, none: 0 }

type ColouredPlayer = Pick<DrawPlayer, 'colours' | 'parity'>

/** The colour of the higher ranked of two opponents, and the rule that gives it. */
export function pairColour(
  higher: ColouredPlayer,
  lower: ColouredPlayer,
  initial: PieceColour,
): { colour: PieceColour; rule: ColourRule } {
  const [own, other] = [colourPreference(higher.colours), colourPreference(lower.colours)]
  if (!isSameColour(own, other)) {
    if (own.colour) return { colour: own.colour, rule: 'both' }
    if (other.colour) return { colour: otherColour(other.colour), rule: 'both' }
    return { colour: higher.parity % 2 === 1 ? initial : otherColour(initial), rule: 'initial' }
  }
  const colour = own.colour!
  const stronger =
    STRENGTHS[own.strength] - STRENGTHS[other.strength] ||
    (own.strength === 'absolute' ? own.difference - other.difference : 0)
  if (stronger !== 0) return { colour: stronger > 0 ? colour : otherColour(colour), rule: 'stronger' }
  const last = lastDifference(higher.colours, lower.colours)
  return last ? { colour: last, rule: 'history' } : { colour, rule: 'rank' }
}

/** The other player's colour in the latest game in which their colours differed. */
function lastDifference(own: string, other: string): PieceColour | null {
  for (let back = 1; back <= Math.min(own.length, other.length); back++) {
    if (own.at(-back) !== other.at(-back)) return other.at(-back) as PieceColour
  }
  return null
}
