import { release, remove, settle, solve } from '../matching/matching.ts'
import { matchingState, type MatchingState } from '../matching/state.ts'
import { BELOW, bracketGraph, GROUP, LOWER_HALF, SOLVING, type BracketGraph } from './bracket-graph.ts'
import type { BracketZones, ByeRule } from './edge-table.ts'
import { canComplete, openZones } from './completed-rest.ts'
import { exchangedHalves, splitHalves } from './exchanges.ts'
import { isSure, zoneChoices } from './sure-rest.ts'
import type { DrawWatch, SwissField } from './swiss-field.ts'

/** A paired bracket, in places of the field. */
export interface PairedBracket {
  zones: BracketZones
  bye: ByeRule | null
  /** In each pair the upper player comes first. */
  pairs: [upper: number, lower: number][]
  /** Downfloaters, in order. */
  floaters: number[]
}

/** Pairs a bracket by C.04.3; undefined if the remaining players cannot be paired. */
export function pairBracket(field: SwissField, zones: BracketZones, bye: ByeRule | null): PairedBracket | undefined {
  const open = openZones(field, zones, bye)
  if (open) {
    // The best pairing without the groups further down is the best of all, if those can be paired afterwards.
    const found = solvedGraph(field, zones, open, bye)
    const paired = found && inOrder(found, zones, field.watch)
    if (paired && canComplete(field, paired.alone, zones.rest, bye)) return paired.bracket
  }
  const solved = bestBracket(field, zones, bye)
  return solved && inOrder(solved, zones, field.watch).bracket
}

/** The first of the equally good pairings in the order of generation, and the places that its matching leaves alone. */
function inOrder(
  { graph, state, bye }: SolvedBracket,
  zones: BracketZones,
  watch?: DrawWatch,
): { bracket: PairedBracket; alone: number[] } {
  const pairs: PairedBracket['pairs'] = []
  const settlePair = (upper: number, preferred: readonly number[]): void => {
    const lower = preferFirst(state, graph, upper, preferred)
    pairs.push([graph.places[upper]!, graph.places[lower]!])
  }
  const residents = verticesIn(graph, GROUP.resident)
  for (const vertex of chooseMovedDown(state, graph)) settlePair(vertex, residents)
  const rest = pairRemainder(state, graph, watch)
  pairs.push(...rest.pairs)
  const paired = new Set(pairs.flat())
  const floaters = [...zones.movedDown, ...zones.residents].filter((place) => !paired.has(place))
  const { mate, alive, count } = rest.state
  const alone = [...alive.subarray(0, count)].filter((vertex) => mate[vertex] === vertex)
  return { bracket: { zones, bye, pairs, floaters }, alone: alone.map((vertex) => graph.places[vertex]!) }
}

export interface SolvedBracket {
  graph: BracketGraph
  state: MatchingState
  bye: ByeRule | null
}

/** Removes edges of a bracket before it is solved, to find out the reasons of a draw. */
export type BracketEdit = (graph: BracketGraph) => void

/** The best matching of a bracket by the criteria, before the order of generation decides. */
function bestBracket(field: SwissField, zones: BracketZones, bye: ByeRule | null): SolvedBracket | undefined {
  const first = solvedBracket(field, zones, bye)
  return first && givesByeAlone(first) ? solvedBracket(field, zones, { ...bye!, countsUnplayed: true }) : first
}

/** Solves a bracket under this rule of the bye, with as few of the groups below as suffice. */
export function solvedBracket(
  field: SwissField,
  zones: BracketZones,
  bye: ByeRule | null,
  edit?: BracketEdit,
): SolvedBracket | undefined {
  for (const chosen of zoneChoices(field, zones, bye)) {
    const solved = solvedGraph(field, zones, chosen, bye, edit)
    if (solved && isSure(field, zones, chosen, countAlone(solved.state))) return solved
  }
  return undefined
}

function solvedGraph(
  field: SwissField,
  zones: BracketZones,
  chosen: BracketZones,
  bye: ByeRule | null,
  edit?: BracketEdit,
): SolvedBracket | undefined {
  const graph = bracketGraph(field, chosen, bye)
  edit?.(graph)
  // One more part of the weight, to choose the moved-down players in order.
  if (zones.movedDown.length > 0) graph.depth += 1
  const state = matchingState(graph)
  return solve(state) ? { graph, state, bye } : undefined
}

const countAlone = ({ mate }: MatchingState): number => mate.filter((partner, vertex) => partner === vertex).length

const verticesIn = ({ groups, size }: BracketGraph, group: number): number[] =>
  Array.from({ length: size }, (_, vertex) => vertex).filter((vertex) => (groups[vertex]! & group) !== 0)

const CURRENT = GROUP.movedDown | GROUP.resident

function isPaired(state: MatchingState, graph: BracketGraph, vertex: number): boolean {
  const mate = state.mate[vertex]!
  return mate >= 0 && mate !== vertex && (graph.groups[mate]! & (CURRENT | LOWER_HALF)) !== 0
}

/** Whether the only downfloater gets the bye; only then C9 counts. */
function givesByeAlone({ graph, state }: SolvedBracket): boolean {
  const floating = verticesIn(graph, CURRENT).filter((vertex) => !isPaired(state, graph, vertex))
  return floating.length === 1 && (graph.groups[state.mate[floating[0]!]!] ?? 0) === GROUP.bye
}

/** Chooses the moved-down players who are paired, the first ones wherever possible, and fixes that choice. */
function chooseMovedDown(state: MatchingState, graph: BracketGraph): number[] {
  const chosen: number[] = []
  for (const vertex of verticesIn(graph, GROUP.movedDown)) {
    const { focus } = graph
    if (!isPaired(state, graph, vertex)) {
      const partner = release(state, vertex)
      focus.vertex = vertex
      focus.preference.fill(0)
      for (const resident of verticesIn(graph, GROUP.resident)) focus.preference[resident] = 1
      settle(state, vertex, partner)
    }
    const isChosen = isPaired(state, graph, vertex)
    const partner = release(state, vertex)
    focus.vertex = -1
    if (isChosen) {
      chosen.push(vertex)
      graph.reach[vertex] = GROUP.resident
      graph.loops[vertex] = 0
    }
    settle(state, vertex, partner)
  }
  return chosen
}

/** Pairs a vertex with the first possible one of `preferred`, removes both, and returns the partner. */
function preferFirst(state: MatchingState, graph: BracketGraph, vertex: number, preferred: readonly number[]): number {
  const { focus, promised } = graph
  const former = release(state, vertex)
  focus.vertex = vertex
  focus.preference.fill(0)
  for (const [at, other] of preferred.entries()) focus.preference[other] = preferred.length - at
  settle(state, vertex, former)
  const partner = state.mate[vertex]!
  if (state.top[vertex] === state.top[partner]) {
    const again = release(state, vertex)
    focus.vertex = -1
    promised[vertex] = partner
    settle(state, vertex, again)
  }
  remove(state, vertex, partner)
  focus.vertex = -1
  return partner
}

/** Pairs the residents among themselves as a homogeneous bracket: halves, exchanges, transpositions. */
function pairRemainder(
  state: MatchingState,
  graph: BracketGraph,
  watch?: DrawWatch,
): { pairs: PairedBracket['pairs']; state: MatchingState } {
  for (const vertex of verticesIn(graph, GROUP.movedDown)) graph.reach[vertex] = BELOW
  const remainder = [...state.alive.subarray(0, state.count)]
    .filter((vertex) => (graph.groups[vertex]! & GROUP.resident) !== 0)
    .sort((a, b) => a - b)
  const pairs = remainder.filter((vertex) => isPaired(state, graph, vertex)).length / 2
  if (pairs === 0) return { pairs: [], state }
  const found: PairedBracket['pairs'] = []
  const halves = splitHalves(state, graph, remainder, pairs) ?? exchangedHalves(state, graph, remainder, pairs)
  for (const vertex of halves.upper) {
    const lower = preferFirst(halves.state, graph, vertex, halves.lower)
    halves.lower.splice(halves.lower.indexOf(lower), 1)
    found.push([graph.places[vertex]!, graph.places[lower]!])
    watch?.(SOLVING + ((1 - SOLVING) * found.length) / pairs)
  }
  return { pairs: found, state: halves.state }
}
