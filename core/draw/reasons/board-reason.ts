import type { DrawPair, DrawPlayer } from '../draw-input.ts'
import type { ColourRule } from '../swiss/colours.ts'
import type { TeamColourRule } from '../team/team-colours.ts'
import type { DutchDraw } from '../swiss/dutch.ts'
import {
  colourRule,
  reasonAgainst,
  reasonAgainstBye,
  reasonForFloat,
  reasonForPair,
  type DrawReason,
} from './reasons.ts'
import type { HalfPoints } from '../../text/score.ts'

export interface DrawSide {
  /** Position in the tournament. */
  id: number
  /** With virtual points. */
  score: HalfPoints
  /** Colours of the games in order: `wbw`. */
  colours: string
  /** Whether no other competitor has the same score. */
  isAlone: boolean
}

/** Why two competitors met, or one has the bye; or why the rules would not pair them so. */
export interface BoardReason {
  /** The one with more points, or the first in the list. */
  higher: DrawSide
  /** null: the bye. */
  lower: DrawSide | null
  /** Whether the rules draw it so. */
  isDrawn: boolean
  reason: DrawReason | null
  /**
   * Why the higher one left the score group, or a team floated up to it; null if neither happened, or if that is
   * `reason` already.
   */
  float: DrawReason | null
  /** null for the bye, and for boards that the rules do not draw. */
  colour: ColourRule | TeamColourRule | null
  /** Competitors between the two in the order of the draw, and how many of them the higher one has met. */
  between?: { count: number; met: number }
}

/** A possible opponent of a player: why they did not meet, or null if they did. */
export interface PossibleOpponent {
  side: DrawSide
  against: DrawReason | null
}

export function boardReason(draw: DutchDraw, { white, black }: DrawPair): BoardReason {
  const { players } = draw.field
  const place = (id: number): number => players.findIndex((player) => player.id === id)
  if (black < 0) return byeReason(draw, place(white))
  const places = [place(white), place(black)] as const
  const [one, other] = [Math.min(...places), Math.max(...places)]
  const sides = { higher: sideAt(draw, one), lower: sideAt(draw, other) }
  const isDrawn = partnerOf(draw, one) === other
  if (!isDrawn) return { ...sides, isDrawn, reason: reasonAgainst(draw, one, other) ?? null, float: null, colour: null }
  const hasFloated = sides.higher.score > sides.lower.score
  return {
    ...sides,
    isDrawn,
    reason: reasonForPair(draw, one, other) ?? null,
    float: (hasFloated && reasonForFloat(draw, one)) || null,
    colour: colourRule(draw, one, other),
    between: metBetween(players.slice(one + 1, other), players[one]!),
  }
}

const metBetween = (others: readonly DrawPlayer[], { opponents }: DrawPlayer) => ({
  count: others.length,
  met: others.filter(({ id }) => opponents.includes(id)).length,
})

/** The `most` nearest opponents at or below a player's score, and the one that the player met. */
export function possibleOpponents(draw: DutchDraw, id: number, most = 6): PossibleOpponent[] {
  const { players } = draw.field
  const own = players.findIndex((player) => player.id === id)
  const partner = partnerOf(draw, own)
  const nearest = [...players.keys()].filter((place) => place !== own && players[place]!.score <= players[own]!.score)
  const shown = nearest.filter((place, at) => at < most || place === partner)
  return shown.map((place) => ({
    side: sideAt(draw, place),
    against: place === partner ? null : (reasonAgainst(draw, Math.min(own, place), Math.max(own, place)) ?? null),
  }))
}

function byeReason(draw: DutchDraw, place: number): BoardReason {
  const isDrawn = draw.alone === place
  const reason = isDrawn ? reasonForFloat(draw, place) : reasonAgainstBye(draw, place)
  return { higher: sideAt(draw, place), lower: null, isDrawn, reason: reason ?? null, float: null, colour: null }
}

function sideAt({ field: { players } }: DutchDraw, place: number): DrawSide {
  const { id, score, colours } = players[place]!
  const isAlone = players.every((other) => other.score !== score || other.id === id)
  return { id, score, colours, isAlone }
}

function partnerOf({ brackets }: DutchDraw, place: number): number | undefined {
  for (const { pairs } of brackets) {
    const pair = pairs.find((each) => each.includes(place))
    if (pair) return pair[0] === place ? pair[1] : pair[0]
  }
  return undefined
}
