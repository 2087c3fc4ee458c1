import { colourPreference } from './colours.ts'
import { bracketDigits, type Candidate, type CandidatePair, type Zone } from './criteria.ts'
import { digitLayout, writeDigits, type DigitLayout } from './digits.ts'
import { areKeptByColour, type SwissField } from './swiss-field.ts'

/** The players involved while a bracket is paired, as places of the field. */
export interface BracketZones {
  movedDown: readonly number[]
  residents: readonly number[]
  /** The score group below; empty if it can take any floaters. */
  next: readonly number[]
  /** All groups below that; empty if they can be paired with any floaters. */
  rest: readonly number[]
  /** Whether groups below are left out, so that floaters stay alone in the matching. */
  isOpen: boolean
  /** Whether the bye is given in this bracket or further down. */
  hasBye: boolean
}

/** The score at which the bye is given, and whether rounds without a game count (C9). */
export interface ByeRule {
  score: number
  countsUnplayed: boolean
}

interface EdgeTable {
  types: Int32Array
  /** By pair of types: the weight of their edges, and whether such edges exist. */
  table: Float64Array
  exists: Uint8Array
  layout: DigitLayout<CandidatePair>
  candidates: Candidate[]
}

/** Players with the same data for the criteria share a type; weights are computed once for each pair of types. */
export function edgeTable(
  field: SwissField,
  places: Int32Array,
  zoneOf: Zone[],
  zones: BracketZones,
  bye: ByeRule | null,
): EdgeTable {
  const ranks = unplayedRanks(field, places, bye)
  const found = new Map<string, number>()
  const sample: { place: number; candidate: Candidate }[] = []
  const candidates = Array.from(places, (place, vertex) => candidateAt(field, place, zoneOf[vertex]!, ranks))
  const types = Int32Array.from(places, (place, vertex) => {
    const candidate = candidates[vertex]!
    const key = typeKey(field, place, candidate, bye)
    if (!found.has(key)) {
      found.set(key, sample.length)
      sample.push({ place, candidate })
    }
    return found.get(key)!
  })
  const count = sample.length
  const exists = new Uint8Array(count * count)
  const pairs: { at: number; mirrored: number; pair: CandidatePair }[] = []
  // Each pair of types once. Types are in the order of their first vertices, so the former is the higher.
  for (let one = 0; one < count; one++) {
    const { place, candidate: higher } = sample[one]!
    for (let other = one; other < count; other++) {
      const { place: theirs, candidate: lower } = sample[other]!
      if (!mayMeet(field, place, higher, theirs, lower, bye)) continue
      const [at, mirrored] = [one * count + other, other * count + one]
      exists[at] = 1
      exists[mirrored] = 1
      pairs.push({ at, mirrored, pair: { higher, lower } })
    }
  }
  const digits = bracketDigits({
    scores: [...new Set([...zones.movedDown, ...zones.residents].map((place) => field.players[place]!.score))],
    hasNext: zones.next.length > 0,
    hasMovedDown: zones.movedDown.length > 0,
    unplayedRanks: bye?.countsUnplayed ? Math.max(0, ...ranks.values()) : 0,
  }).filter(({ amount }) => pairs.some(({ pair }) => amount(pair) !== 0))
  const layout = digitLayout(digits, Math.ceil(places.length / 2))
  const table = new Float64Array(count * count * layout.depth)
  const { depth } = layout
  for (const { at, mirrored, pair } of pairs) {
    writeDigits(layout, pair, table, at * depth)
    if (mirrored !== at) table.copyWithin(mirrored * depth, at * depth, (at + 1) * depth)
  }
  return { types, table, exists, layout, candidates }
}

const NOBODY = colourPreference('')

function candidateAt(field: SwissField, place: number, zone: Zone, ranks: Map<number, number>): Candidate {
  if (place < 0) return { zone, score: -1, preference: NOBODY, floats: [null, null], unplayedRank: 0 }
  const { score, floats, unplayed } = field.players[place]!
  return { zone, score, preference: field.preferences[place]!, floats, unplayedRank: ranks.get(unplayed) ?? 0 }
}

/** Ranks of the numbers of unplayed rounds among players with the bye's score, the fewest first. */
function unplayedRanks({ players }: SwissField, places: Int32Array, bye: ByeRule | null): Map<number, number> {
  if (!bye?.countsUnplayed) return new Map()
  const counts = Array.from(places).flatMap((place) =>
    place >= 0 && players[place]!.score === bye.score ? players[place]!.unplayed : [],
  )
  return new Map([...new Set(counts)].sort((a, b) => a - b).map((count, rank) => [count, rank]))
}

function typeKey(field: SwissField, place: number, candidate: Candidate, bye: ByeRule | null): string {
  const { zone, score, preference, floats, unplayedRank } = candidate
  if (place < 0) return 'bye'
  const player = field.players[place]!
  const { colour, strength, difference, repeated } = preference
  const mayHaveBye = mayHave(field, place, bye)
  const kept = strength === 'absolute' ? `${colour}${player.isTopscorer}` : ''
  if (zone === 'rest' || zone === 'next') return [zone, kept, mayHaveBye, unplayedRank].join()
  return [
    zone,
    score,
    colour,
    strength,
    difference,
    repeated,
    ...floats,
    player.isTopscorer,
    mayHaveBye,
    unplayedRank,
  ].join()
}

const mayHave = ({ players }: SwissField, place: number, bye: ByeRule | null): boolean =>
  bye !== null && players[place]!.mayHaveBye && players[place]!.score <= bye.score

function mayMeet(
  field: SwissField,
  one: number,
  { zone: own }: Candidate,
  other: number,
  { zone: theirs }: Candidate,
  bye: ByeRule | null,
): boolean {
  if (one < 0 || other < 0) return one !== other && mayHave(field, Math.max(one, other), bye)
  if (own === 'movedDown' && theirs === 'movedDown') return false
  const { players, preferences } = field
  return !areKeptByColour(players[one]!, preferences[one]!, players[other]!, preferences[other]!)
}
