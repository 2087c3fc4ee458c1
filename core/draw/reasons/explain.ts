import { formatPoints } from '../../text/score.ts'
import type { PairedBracket } from '../swiss/bracket.ts'
import type { DutchDraw } from '../swiss/dutch.ts'
import {
  colourRule,
  reasonAgainst,
  reasonAgainstBye,
  reasonForFloat,
  reasonForPair,
  type DrawReason,
} from './reasons.ts'
import { colourText, reasonAgainstText, reasonText } from './reason-text.ts'

/** Why something was drawn, in sentences, with the criterion of C.04.3 behind each; null where none is. */
export interface Explanation {
  text: string
  criterion: string | null
}

/** Names by id. */
type NameOf = (id: number) => string

/** Why two play each other, with these colours: what brought them into one group, what decides the pair, what the colours. */
export function explainBoard(draw: DutchDraw, nameOf: NameOf, white: number, black: number): Explanation[] {
  const [one, other] = [placeOf(draw, white), placeOf(draw, black)].sort((a, b) => a - b) as [number, number]
  const { players } = draw.field
  const reason = reasonForPair(draw, one, other)
  if (!reason) return []
  const isSame = players[one]!.score === players[other]!.score
  const together = `${nameOf(players[one]!.id)} and ${nameOf(players[other]!.id)} both have ${pointsText(players[one]!.score)}.`
  return [
    isSame ? { text: together, criterion: null } : explainFloat(draw, nameOf, players[one]!.id)!,
    explanation(reason, reasonText(reason)),
    { text: colourText(colourRule(draw, one, other)), criterion: '5.2' },
  ]
}

/** Why two do not play each other; undefined where they do. */
export function explainAgainst(draw: DutchDraw, one: number, other: number): Explanation | undefined {
  const reason = reasonAgainst(draw, placeOf(draw, one), placeOf(draw, other))
  return reason && explanation(reason, reasonAgainstText(reason))
}

/** Why somebody has the bye; nothing where they do not. */
export function explainBye(draw: DutchDraw, nameOf: NameOf, id: number): Explanation[] {
  const place = placeOf(draw, id)
  if (draw.alone !== place) return []
  const { score } = draw.field.players[place]!
  const lower = draw.field.players.some((player) => player.score < score)
  const lowest = lower
    ? `No player with fewer than ${pointsText(score)} can have the bye.`
    : `${nameOf(id)} is in the lowest score group.`
  const reason = reasonForFloat(draw, place)!
  const sitsOut = 'The number of players is odd, so one player has to sit out.'
  return [
    { text: lowest, criterion: 'C5' },
    reason.criterion === 'C4' ? { text: sitsOut, criterion: null } : explanation(reason, reasonText(reason)),
  ]
}

/** Why somebody does not have the bye; undefined where they do, or nobody does. */
export function explainAgainstBye(draw: DutchDraw, id: number): Explanation | undefined {
  const reason = reasonAgainstBye(draw, placeOf(draw, id))
  return reason && explanation(reason, reasonAgainstText(reason))
}

/** Why somebody was moved to a lower group; undefined where they were not. */
export function explainFloat(draw: DutchDraw, nameOf: NameOf, floater: number): Explanation | undefined {
  const place = placeOf(draw, floater)
  const reason = reasonForFloat(draw, place)
  const bracket = draw.brackets.find(({ floaters }) => floaters.includes(place))
  if (!reason || !bracket) return undefined
  const { score } = draw.field.players[place]!
  const name = nameOf(floater)
  const others = [...bracket.zones.movedDown, ...bracket.zones.residents].filter((other) => other !== place)
  if (others.length === 0) return explanation(reason, `${name} is alone with ${pointsText(score)}.`)
  if (others.every((other) => draw.field.kept[place]!.includes(other)))
    return explanation(
      reason,
      `${name} has already played everyone else with ${pointsText(groupScore(draw, bracket))}.`,
    )
  return explanation(reason, `${name} floats down from ${pointsText(score)}. ${reasonText(reason)}`)
}

const groupScore = ({ field }: DutchDraw, { zones }: PairedBracket): number => field.players[zones.residents[0]!]!.score

const placeOf = ({ field }: DutchDraw, id: number): number => field.players.findIndex((player) => player.id === id)

const pointsText = (doubled: number): string => `${formatPoints(doubled)} ${doubled === 2 ? 'point' : 'points'}`

const explanation = ({ criterion }: DrawReason, text: string): Explanation => ({
  text,
  criterion: /^C\d/.test(criterion) ? criterion : null,
})
