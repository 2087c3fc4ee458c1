import { pairColour, type ColourRule } from '../swiss/colours.ts'
import { areKeptByColour } from '../swiss/swiss-field.ts'
import type { DutchDraw } from '../swiss/dutch.ts'
import type { PairedBracket } from '../swiss/bracket.ts'
import { apart, criteriaOf, floating, inside, together, worseCriterion } from './criteria-of-bracket.ts'
import type { HalfPoints } from '../../text/score.ts'

/** Why something came out as it did: the criterion of C.04.3 that would be worse otherwise. */
export interface DrawReason {
  /** `C12`; `order` where all criteria were as good and the order of generation decided; `forbidden`. */
  criterion: string
  /** The score of the group in which it was decided; null where it was for none. */
  score: HalfPoints | null
}

/** Why two met: what would be worse in their bracket if they did not. By places of the field. */
export function reasonForPair({ field, brackets }: DutchDraw, one: number, other: number): DrawReason | undefined {
  const bracket = brackets.find(({ pairs }) => pairs.some((pair) => pair.includes(one) && pair.includes(other)))
  return bracket && decided({ field, brackets }, bracket, apart(one, other))
}

/** Why two did not meet. Undefined where they did. */
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

/** Which rule gave a pair its colours. */
export const colourRule = ({ field: { players } }: DutchDraw, one: number, other: number): ColourRule =>
  pairColour(players[Math.min(one, other)]!, players[Math.max(one, other)]!, 'w').rule

/** Why somebody floated down out of the group in which they were. Undefined where they did not. */
export function reasonForFloat(draw: DutchDraw, place: number): DrawReason | undefined {
  const bracket = draw.brackets.find(({ floaters }) => floaters.includes(place))
  return bracket && decided(draw, bracket, inside(place))
}

/** Why somebody else did not get the bye. Undefined where nobody did, or they did. */
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
