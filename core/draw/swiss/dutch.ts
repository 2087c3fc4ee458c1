import type { PieceColour } from '../../snapshot/draw-rules.ts'
import type { DrawInput, DrawPair } from '../draw-input.ts'
import { solve } from '../matching/matching.ts'
import { obstacle } from '../matching/obstacle.ts'
import { matchingState } from '../matching/state.ts'
import { isRefusal, type DrawRefusal } from '../refusal.ts'
import type { ByeRule } from './edge-table.ts'
import { pairBracket, type PairedBracket } from './bracket.ts'
import { pairColour } from './colours.ts'
import { completionGraph } from './completion.ts'
import { canAbsorb } from './sure-rest.ts'
import { swissField, type DrawWatch, type SwissField } from './swiss-field.ts'

/** A drawn round of an individual Swiss, from which its reasons are derived. */
export interface DutchDraw {
  field: SwissField
  /** The highest bracket first. */
  brackets: PairedBracket[]
  /** Place of the player with the bye. */
  alone: number | null
}

/** Draws a round of an individual Swiss by FIDE C.04.3; the refusal names the players who block it. */
export function drawDutch(input: DrawInput, watch?: DrawWatch): DutchDraw | DrawRefusal {
  const field = swissField(input)
  const bye = byeRule(field)
  if (bye && isRefusal(bye)) return bye
  const brackets: PairedBracket[] = []
  let placed = 0
  for (const [at, residents] of field.groups.entries()) {
    const zones = {
      movedDown: brackets.at(-1)?.floaters ?? [],
      residents,
      next: field.groups[at + 1] ?? [],
      rest: field.groups.slice(at + 2).flat(),
      isOpen: false,
      hasBye: bye !== null,
    }
    const before = placed
    const bracket = pairBracket(
      watch ? { ...field, watch: (share) => watch((before + share * residents.length) / field.players.length) } : field,
      zones,
      bye,
    )
    placed += residents.length
    if (!bracket) throw new Error('a bracket that can be completed was not paired')
    brackets.push(bracket)
  }
  return { field, brackets, alone: brackets.at(-1)?.floaters[0] ?? null }
}

/** The pairs as ids with colours, in no order. */
export const dutchPairs = ({ field, brackets, alone }: DutchDraw, { initialColour }: DrawInput): DrawPair[] => [
  ...brackets.flatMap(({ pairs }) => pairs.map(([one, other]) => colouredPair(field, one, other, initialColour))),
  ...(alone === null ? [] : [{ white: field.players[alone]!.id, black: -1 }]),
]

/**
 * The lowest score that can get the bye (C5); null for an even number of players, a refusal if there is no legal
 * pairing.
 */
export function byeRule(field: SwissField): ByeRule | DrawRefusal | null {
  const { players } = field
  const size = players.length
  const places = [...players.keys()]
  if (canAbsorb(field, places, [], 0, 1)) {
    if (size % 2 === 0) return null
    const lowest = places.findLast((place) => players[place]!.mayHaveBye)
    if (lowest !== undefined) return { score: players[lowest]!.score, countsUnplayed: false }
  }
  const state = matchingState(completionGraph(field))
  if (!solve(state)) return refusal(field, obstacle(state))
  return size % 2 === 0 ? null : { score: field.players[state.mate[size]!]!.score, countsUnplayed: false }
}

function refusal({ players }: SwissField, { outer, inner }: { outer: number[]; inner: number[] }): DrawRefusal {
  const ids = (places: number[]): number[] => places.flatMap((place) => players[place]?.id ?? []).sort((a, b) => a - b)
  return { refusal: 'noPairing', blocked: ids(outer), partners: ids(inner), hasBye: inner.includes(players.length) }
}

export function colouredPair({ players }: SwissField, one: number, other: number, initial: PieceColour): DrawPair {
  const [higher, lower] = [players[Math.min(one, other)]!, players[Math.max(one, other)]!]
  const { colour } = pairColour(higher, lower, initial)
  return colour === 'w' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id }
}
