import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inBoardOrder } from '../trf/draft-pairing.ts'
import type { DrawInput, DrawPair } from './draw-input.ts'
import { swissInput } from './draw-inputs.ts'
import { isRefusal } from './refusal.ts'
import { byeRule, colouredPair } from './swiss/dutch.ts'
import { canAbsorb, zoneChoices } from './swiss/sure-rest.ts'
import { areKeptByColour, swissField, type SwissField } from './swiss/swiss-field.ts'
import type { ByeRule } from './swiss/edge-table.ts'
import { whoPlays } from './who-plays.ts'

/** What is wrong with a draw; `coreDraw.notDrawn` says it. */
export type DrawFault =
  | 'facts'
  | 'out'
  | 'order'
  | 'noPairing'
  | 'twice'
  | 'nowhere'
  | 'floaters'
  | 'bye'
  | 'met'
  | 'colour'
  | 'colours'

/**
 * The fault of a round of an individual Swiss that was drawn elsewhere; undefined if it is sound. Much faster than
 * drawing it: checks that each player has one seat, C1–C3, the bye (C5), needless floaters where that is certain,
 * colours, and the order of boards.
 */
export function certificateFault(snapshot: Snapshot, round: number, pairs: DrawnPair[]): DrawFault | undefined {
  const { players, out } = whoPlays(snapshot, round)
  const { no, pool } = snapshot.players
  const position = new Map(no.map((number, at) => [number, at]))
  const pools = [...Map.groupBy(players, (player) => pool?.[player] ?? 0)].sort(([a], [b]) => a - b)
  const boards = pairs.filter(({ black }) => black !== null)
  const absent = new Set(out.map(({ white }) => white))
  const byes = pairs.filter(({ white, black, bye }) => black === null && bye === 'U' && !absent.has(white))
  const others = pairs.slice(boards.length + byes.length)
  if (JSON.stringify(others.map(rowOf)) !== JSON.stringify(out.map(rowOf))) return 'out'
  const ruled: string[] = []
  for (const [number, members] of pools) {
    const seated = [...boards, ...byes].filter((pair) => (pair.pool ?? 0) === number)
    const given = seated.map(({ white, black }) => ({
      white: position.get(white) ?? -2,
      black: black === null ? -1 : (position.get(black) ?? -2),
    }))
    const input = swissInput(snapshot, round, new Set(members))
    const fault = poolFault(input, given)
    if (fault) return fault
    const scores: number[] = []
    for (const { id, score } of input.players) scores[id] = score
    ruled.push(...inBoardOrder(given, scores).map(({ white, black }) => `${white} ${black}`))
  }
  const isSeat = (text: string): boolean => !text.endsWith(' -1')
  const inOrder = [...ruled.filter(isSeat), ...ruled.filter((text) => !isSeat(text))]
  const asGiven = pairs
    .slice(0, boards.length + byes.length)
    .map(({ white, black }) => `${position.get(white)} ${black === null ? -1 : position.get(black)}`)
  return inOrder.join() === asGiven.join() ? undefined : 'order'
}

const rowOf = ({ white, black, bye, pool = 0 }: DrawnPair): unknown[] => [white, black, bye, pool]

function poolFault(input: DrawInput, pairs: DrawPair[]): DrawFault | undefined {
  const field = swissField(input)
  const bye = byeRule(field)
  if (bye && isRefusal(bye)) return 'noPairing'
  const places = new Map(field.players.map(({ id }, place) => [id, place]))
  const partner = new Int32Array(field.players.length).fill(-2)
  for (const { white, black } of pairs) {
    const [one, other] = [places.get(white), black < 0 ? -1 : places.get(black)]
    if (one === undefined || other === undefined || partner[one] !== -2 || (other >= 0 && partner[other] !== -2))
      return 'twice'
    partner[one] = other
    if (other >= 0) partner[other] = one
    const fault = other < 0 ? byeFault(field, one, bye) : pairFault(field, input, one, other)
    if (fault) return fault
  }
  if (partner.includes(-2)) return 'nowhere'
  return hasNeedlessFloaters(field, partner, bye) ? 'floaters' : undefined
}

function byeFault({ players }: SwissField, place: number, bye: ByeRule | null): DrawFault | undefined {
  const { mayHaveBye, score } = players[place]!
  return bye && mayHaveBye && score === bye.score ? undefined : 'bye'
}

function pairFault(field: SwissField, input: DrawInput, white: number, black: number): DrawFault | undefined {
  const { players, preferences, kept } = field
  if (kept[white]!.includes(black)) return 'met'
  if (areKeptByColour(players[white]!, preferences[white]!, players[black]!, preferences[black]!)) return 'colour'
  const ruled = colouredPair(field, white, black, input.initialColour)
  return ruled.white === players[white]!.id ? undefined : 'colours'
}

/** Whether a bracket that can certainly be paired, with all below it, has more floaters than the odd player. */
function hasNeedlessFloaters(field: SwissField, partner: Int32Array, bye: ByeRule | null): boolean {
  let movedDown: number[] = []
  for (const [at, residents] of field.groups.entries()) {
    const current = new Set([...movedDown, ...residents])
    const floaters = [...current].filter((place) => !current.has(partner[place]!))
    const [next, rest] = [field.groups[at + 1] ?? [], field.groups.slice(at + 2).flat()]
    const zones = { movedDown, residents, next, rest, isOpen: false, hasBye: bye !== null }
    const isSureBelow = next.length > 0 && zoneChoices(field, zones, bye)[0]!.next.length === 0
    const isSureHere = canAbsorb(field, residents, movedDown, movedDown.length, 1)
    if (isSureBelow && isSureHere && floaters.length > current.size % 2) return true
    movedDown = floaters
  }
  return false
}
