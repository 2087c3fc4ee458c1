import type { PairedBracket } from '../swiss/bracket.ts'
import type { DutchDraw } from '../swiss/dutch.ts'
import { areKeptByColour } from '../swiss/swiss-field.ts'
import { allOf, criteriaOf, floating, together, worseCriterion } from './criteria-of-bracket.ts'

/** By place: the partner's place; −1 for the bye. */
export type Partners = ReadonlyMap<number, number>

/**
 * The first criterion of C.04.3 that other pairs break (`C12`), or `order` if they are as good and come later in the
 * order of generation. Undefined if the pairs are the same.
 */
export function brokenCriterion(draw: DutchDraw, partners: Partners): string | undefined {
  const absolute = brokenAbsolute(draw, partners)
  if (absolute) return absolute
  for (const bracket of draw.brackets) {
    const broken = brokenIn(draw, bracket, partners)
    if (broken) return broken
  }
  return undefined
}

function brokenAbsolute({ field, alone }: DutchDraw, partners: Partners): string | undefined {
  const { players, preferences, kept } = field
  for (const [one, other] of partners) {
    if (other < 0) {
      if (!players[one]!.mayHaveBye) return 'C2'
      if (alone !== null && players[one]!.score > players[alone]!.score) return 'C5'
    } else if (kept[one]!.includes(other)) return 'C1'
    else if (areKeptByColour(players[one]!, preferences[one]!, players[other]!, preferences[other]!)) return 'C3'
  }
  return undefined
}

function brokenIn({ field }: DutchDraw, bracket: PairedBracket, partners: Partners): string | undefined {
  const { movedDown, residents } = bracket.zones
  const members = [...movedDown, ...residents]
  const inside = new Set(members)
  const isMovedDown = new Set(movedDown)
  const drawn = new Map(bracket.pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
  const wanted = new Map(
    members.flatMap((place) => {
      const partner = partners.get(place) ?? -1
      const isPair = inside.has(partner) && !(isMovedDown.has(place) && isMovedDown.has(partner))
      return isPair ? [[place, partner] as const] : []
    }),
  )
  if (members.every((place) => drawn.get(place) === wanted.get(place))) return undefined
  const best = criteriaOf(field, bracket)!
  const edits = members.map((place) => {
    const partner = wanted.get(place)
    return partner === undefined ? floating(place) : together(place, partner)
  })
  return worseCriterion(best, criteriaOf(field, bracket, allOf(edits))) ?? 'order'
}
