import { colourPreference } from './colours.ts'
import { bracketDigits, type Candidate, type CandidatePair, type Zone } from './criteria.ts'
import { digitLayout, writeDigits, type DigitLayout } from './digits.ts'
import { areKeptByColour, type SwissField } from './swiss-field.ts'

/** Who takes part while a bracket is paired, by their places in the field. */
export interface BracketZones {
  movedDown: readonly number[]
  residents: readonly number[]
  /** The score group below; empty where it takes whoever floats. */
  next: readonly number[]
  /** All below that; empty where they can be paired whoever floats. */
  rest: readonly number[]
  /** Whether nobody below is there to be named, so that who floats stays alone. */
  isOpen: boolean
  /** Whether the bye is to be given by now or further down. */
  hasBye: boolean
}

/** Whether somebody may be given the bye in this round, and how many rounds without a game count against them (C9). */
export interface ByeRule {
  score: number
  countsUnplayed: boolean
}

interface EdgeTable {
  types: Int32Array
  /** By pair of types: the weight of their edges, and whether there are any. */
  table: Float64Array
  exists: Uint8Array
  layout: DigitLayout<CandidatePair>
  /** By vertex. */
  candidates: Candidate[]
}

/** Players are alike for the criteria in groups; their edges are weighed once a pair of groups. */
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
  // Each pair once: types are in the order of their first vertices, so the former is the higher.
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

/** Numbers of rounds without a game among those of the bye's score, the fewest first. */
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
