import type { WeightedGraph } from '../matching/weighted-graph.ts'
import type { Candidate, CandidatePair, Zone } from './criteria.ts'
import type { DigitLayout } from './digits.ts'
import { edgeTable, type BracketZones, type ByeRule } from './edge-table.ts'
import type { SwissField } from './swiss-field.ts'

/**
 * The graph of a bracket. Beyond the criteria it has weights for the order of generation: for edges at one vertex, or
 * for the fewest exchanges.
 */
export interface BracketGraph extends WeightedGraph {
  /** Place of the player by vertex; −1 is the bye. */
  places: Int32Array
  candidates: Candidate[]
  layout: DigitLayout<CandidatePair>
  /** Bit sets by vertex: its groups, and the groups that it can meet. An edge needs both ends to agree. */
  groups: Uint8Array
  reach: Uint8Array
  /** Vertices that a vertex must not meet, and the only one it can meet once that is settled (else −1). */
  kept: number[][]
  promised: Int32Array
  /** A vertex whose edges are weighted by `preference` for the other end, after all criteria. */
  focus: { vertex: number; preference: Float64Array }
  exchange: ExchangeRule | null
}

/** Weights of the residents while the exchanges between halves are decided. */
export interface ExchangeRule {
  /** By vertex: index among the residents; −1 for others. */
  order: Int32Array
  /** Size of the upper half. */
  pairs: number
  /** By vertex: UPPER or LOWER once decided. */
  half: Uint8Array
}

export const UPPER = 1
export const LOWER = 2

export const GROUP: Record<Zone, number> = { movedDown: 1, resident: 2, next: 4, rest: 8, bye: 16 }
/** A second group of residents: the lower half. */
export const LOWER_HALF = 32
/** Share of a bracket's time that finding the best matching takes, before the order of generation decides. */
export const SOLVING = 0.7
const TIERS: Zone[] = ['movedDown', 'resident', 'next', 'rest', 'bye']
const RESIDENTS = GROUP.resident | LOWER_HALF
export const BELOW = GROUP.next | GROUP.rest | GROUP.bye
const REACH: Record<Zone, number> = {
  movedDown: RESIDENTS | BELOW,
  resident: GROUP.movedDown | RESIDENTS | BELOW,
  next: 0xff,
  rest: 0xff,
  bye: 0xff,
}

export function bracketGraph(field: SwissField, zones: BracketZones, bye: ByeRule | null): BracketGraph {
  const { players } = field
  const names: [Zone, readonly number[]][] = [
    ['movedDown', zones.movedDown],
    ['resident', zones.residents],
    ['next', zones.next],
    ['rest', zones.rest],
    ['bye', zones.hasBye ? [-1] : []],
  ]
  const places = Int32Array.from(names.flatMap(([, members]) => members))
  const zoneOf = names.flatMap(([zone, members]) => members.map(() => zone))
  const size = places.length
  const { types, table, exists: typeExists, layout, candidates } = edgeTable(field, places, zoneOf, zones, bye)
  const typeCount = Math.sqrt(typeExists.length)
  const vertexOf = new Int32Array(players.length).fill(-1)
  for (let vertex = 0; vertex < size; vertex++) if (places[vertex]! >= 0) vertexOf[places[vertex]!] = vertex
  const kept = Array.from(places, (place) =>
    place < 0 ? [] : field.kept[place]!.flatMap((other) => (vertexOf[other]! < 0 ? [] : vertexOf[other]!)),
  )
  const blocked = new Uint8Array(size)
  const deep = layout.depth
  const groups = Uint8Array.from(zoneOf, (zone) => GROUP[zone])
  const reach = Uint8Array.from(zoneOf, (zone) => REACH[zone])
  const promised = new Int32Array(size).fill(-1)
  const focus = { vertex: -1, preference: new Float64Array(size) }
  const graph: BracketGraph = {
    size,
    depth: deep,
    loops: Uint8Array.from(zoneOf, (zone) => (zones.isOpen && zone !== 'bye' ? 1 : 0)),
    tiers: Uint8Array.from(zoneOf, (zone) => TIERS.indexOf(zone)),
    places,
    candidates,
    layout,
    groups,
    reach,
    kept,
    promised,
    focus,
    exchange: null,
    watch: field.watch && ((share) => field.watch!(SOLVING * share)),
    row(vertex, others, count, weights, exists) {
      const { depth, exchange } = graph
      for (const other of kept[vertex]!) blocked[other] = 1
      blocked[vertex] = 1
      const only = promised[vertex]!
      const [ownType, ownGroup, ownReach] = [types[vertex]! * typeCount, groups[vertex]!, reach[vertex]!]
      for (let index = 0; index < count; index++) {
        const other = others[index]!
        exists[other] = 0
        if ((ownReach & groups[other]!) === 0 || (ownGroup & reach[other]!) === 0 || blocked[other] === 1) continue
        if ((only >= 0 && only !== other) || (promised[other]! >= 0 && promised[other] !== vertex)) continue
        const type = ownType + types[other]!
        if (typeExists[type] === 0) continue
        exists[other] = 1
        const at = other * depth
        weights[at] = table[type * deep]!
        for (let part = 1; part < deep; part++) weights[at + part] = table[type * deep + part]!
        for (let part = deep; part < depth; part++) weights[at + part] = 0
      }
      for (const other of kept[vertex]!) blocked[other] = 0
      blocked[vertex] = 0
      if (exchange) addExchange(exchange, vertex, others, count, weights, exists, depth, deep)
      if (focus.vertex === vertex) {
        for (let index = 0; index < count; index++) {
          const other = others[index]!
          weights[other * depth + depth - 1] = focus.preference[other]!
        }
      } else if (focus.vertex >= 0) weights[focus.vertex * depth + depth - 1] = focus.preference[vertex]!
    },
  }
  return graph
}

/**
 * The fewest exchanges first, then the smallest difference of the exchanged numbers: the upper half has the smallest
 * sum.
 */
function addExchange(
  { order, pairs, half }: ExchangeRule,
  vertex: number,
  others: Int32Array,
  count: number,
  weights: Float64Array,
  exists: Uint8Array,
  depth: number,
  part: number,
): void {
  const own = order[vertex]!
  for (let index = 0; index < count; index++) {
    const other = others[index]!
    if (exists[other] === 0) continue
    const theirs = order[other]!
    if (own < 0 || theirs < 0) {
      if (half[vertex] === UPPER || half[other] === UPPER) exists[other] = 0
      continue
    }
    const [upper, lower] = own < theirs ? [vertex, other] : [other, vertex]
    if (half[upper] === LOWER || half[lower] === UPPER) exists[other] = 0
    const first = order[upper]!
    weights[other * depth + part] = (first < pairs ? order.length * order.length : 0) - first
  }
}
