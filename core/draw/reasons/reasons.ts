import { pairColour, type ColourRule } from '../swiss/colours.ts'
import { areKeptByColour } from '../swiss/swiss-field.ts'
import type { DutchDraw } from '../swiss/dutch.ts'
import type { PairedBracket } from '../swiss/bracket.ts'
import { apart, criteriaOf, floating, inside, together, worseCriterion } from './criteria-of-bracket.ts'
import type { HalfPoints } from '../../text/score.ts'

/** The criterion of C.04.3 that would be worse otherwise. */
export interface DrawReason {
  /** `C12`; `order` if all criteria were equal and the order of generation decided; `forbidden`. */
  criterion: string
  /** The score of the group in which it was decided; null if it was not decided in a group. */
  score: HalfPoints | null
}

/**
 * Why two met: the criterion that would be worse in their bracket if they did not. The numbers are places of the field.
 */
export function reasonForPair({ field, brackets }: DutchDraw, one: number, other: number): DrawReason | undefined {
  const bracket = brackets.find(({ pairs }) => pairs.some((pair) => pair.includes(one) && pair.includes(other)))
  return bracket && decided({ field, brackets }, bracket, apart(one, other))
}

/** Why two did not meet; undefined if they did. */
export function reasonAgainst(draw: DutchDraw, one: number, other: number): DrawReason | undefined {
  const { field, brackets } = draw
  const { players, preferences, kept } = field
  if (kept[one]!.includes(other)) {
    const haveMet = players[one]!.opponents.includes(players[other]!.id)
    return { criterion: haveMet ? 'C1' : 'forbidden', score: null }
  }
  if (areKeptByColour(players[one]!, preferences[one]!, players[other]!, preferences[other]!))
    return { criterion: 'C3', score: null }
  const [higher, lower] = [Math.min(one, other), Math.max(one, other)]
  for (const bracket of brackets) {
    const { pairs, floaters, zones } = bracket
    if (pairs.some((pair) => pair.includes(one) && pair.includes(other))) return undefined
    const members = [...zones.movedDown, ...zones.residents]
    if (!members.includes(higher)) continue
    if (members.includes(lower)) return decided(draw, bracket, together(higher, lower))
    if (!floaters.includes(higher)) return decided(draw, bracket, floating(higher))
  }
  return undefined
}

export const colourRule = ({ field: { players } }: DutchDraw, one: number, other: number): ColourRule =>
  pairColour(players[Math.min(one, other)]!, players[Math.max(one, other)]!, 'w').rule

/** Why a player floated down from the score group; undefined if the player did not. */
export function reasonForFloat(draw: DutchDraw, place: number): DrawReason | undefined {
  const bracket = draw.brackets.find(({ floaters }) => floaters.includes(place))
  return bracket && decided(draw, bracket, inside(place))
}

/** Why a player did not get the bye; undefined if there was none, or the player got it. */
export function reasonAgainstBye(draw: DutchDraw, place: number): DrawReason | undefined {
  const { field, alone, brackets } = draw
  if (alone === null || alone === place) return undefined
  const player = field.players[place]!
  if (!player.mayHaveBye) return { criterion: 'C2', score: null }
  if (player.score > field.players[alone]!.score) return { criterion: 'C5', score: null }
  const bracket = brackets.find(({ pairs }) => pairs.some((pair) => pair.includes(place)))!
  return decided(draw, bracket, (graph) => {
    const [vertex, bye] = [graph.places.indexOf(place), graph.places.indexOf(-1)]
    if (vertex >= 0 && bye >= 0) graph.promised[vertex] = bye
    if (vertex >= 0 && bye < 0) floating(place)(graph)
  })
}

function decided(
  { field }: Pick<DutchDraw, 'field' | 'brackets'>,
  bracket: PairedBracket,
  edit: Parameters<typeof criteriaOf>[2],
): DrawReason {
  const worse = worseCriterion(criteriaOf(field, bracket)!, criteriaOf(field, bracket, edit))
  return { criterion: worse ?? 'order', score: field.players[bracket.zones.residents[0]!]!.score }
}
