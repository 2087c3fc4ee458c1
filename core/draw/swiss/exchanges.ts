import { release, settle, solve } from '../matching/matching.ts'
import { matchingState, type MatchingState } from '../matching/state.ts'
import { totalWeight } from '../matching/total-weight.ts'
import { BELOW, GROUP, LOWER, LOWER_HALF, UPPER, type BracketGraph, type ExchangeRule } from './bracket-graph.ts'

/** The halves of a homogeneous bracket, and a matching of upper with lower players. */
export interface Halves {
  state: MatchingState
  upper: number[]
  lower: number[]
}

function freshState(state: MatchingState, graph: BracketGraph): MatchingState {
  const fresh = matchingState(graph)
  fresh.alive.set(state.alive)
  fresh.count = state.count
  return fresh
}

/** The halves without exchanges; undefined if they do not reach the best result of the whole bracket. */
export function splitHalves(
  state: MatchingState,
  graph: BracketGraph,
  remainder: readonly number[],
  pairs: number,
): Halves | undefined {
  const halves = { upper: remainder.slice(0, pairs), lower: remainder.slice(pairs) }
  const best = totalWeight(state, graph.layout.depth)
  setHalves(graph, halves)
  graph.depth = graph.layout.depth + 1
  const fresh = freshState(state, graph)
  if (solve(fresh)) {
    const total = totalWeight(fresh, graph.layout.depth)
    if (total.every((value, part) => value === best[part])) return { ...halves, state: fresh }
  }
  setHalves(graph, { upper: [], lower: [] })
  for (const vertex of remainder) {
    graph.groups[vertex] = GROUP.resident
    graph.reach[vertex] = GROUP.resident | BELOW
  }
  return undefined
}

function setHalves({ groups, reach }: BracketGraph, { upper, lower }: Omit<Halves, 'state'>): void {
  for (const vertex of upper) {
    groups[vertex] = GROUP.resident
    reach[vertex] = LOWER_HALF | BELOW
  }
  for (const vertex of lower) {
    groups[vertex] = LOWER_HALF
    reach[vertex] = GROUP.resident | BELOW
  }
}

/** The halves with as few exchanges as necessary, in the order of exchanges (C.04.3 4.3). */
export function exchangedHalves(
  former: MatchingState,
  graph: BracketGraph,
  remainder: readonly number[],
  pairs: number,
): Halves {
  const order = new Int32Array(graph.size).fill(-1)
  for (const [at, vertex] of remainder.entries()) order[vertex] = at
  const rule: ExchangeRule = { order, pairs, half: new Uint8Array(graph.size) }
  graph.exchange = rule
  graph.depth = graph.layout.depth + 2
  const state = freshState(former, graph)
  solve(state)
  const isUpper = (vertex: number): boolean => {
    const mate = state.mate[vertex]!
    return mate >= 0 && order[mate]! > order[vertex]!
  }
  const count = remainder.slice(0, pairs).filter((vertex) => !isUpper(vertex)).length
  /** Moves a player to a half if the result is as good otherwise; fixes it there, and returns whether it did. */
  const change = (vertex: number, half: typeof UPPER | typeof LOWER): boolean => {
    const { focus } = graph
    if (isUpper(vertex) !== (half === UPPER)) {
      const partner = release(state, vertex)
      focus.vertex = vertex
      focus.preference.fill(0)
      for (const other of remainder) {
        if (order[other]! > order[vertex]!) focus.preference[other] = half === UPPER ? 1 : -1
      }
      settle(state, vertex, partner)
    }
    const isChanged = isUpper(vertex) === (half === UPPER)
    const partner = release(state, vertex)
    focus.vertex = -1
    if (isChanged) rule.half[vertex] = half
    settle(state, vertex, partner)
    return isChanged
  }
  let left = count
  for (let at = pairs - 1; at >= 0 && left > 0; at--) if (change(remainder[at]!, LOWER)) left -= 1
  left = count
  for (let at = pairs; at < remainder.length && left > 1; at++) if (change(remainder[at]!, UPPER)) left -= 1
  const halves = {
    upper: remainder.filter(isUpper),
    lower: remainder.filter((vertex) => !isUpper(vertex)),
  }
  graph.exchange = null
  graph.depth = graph.layout.depth + 1
  setHalves(graph, halves)
  const fresh = freshState(former, graph)
  solve(fresh)
  return { ...halves, state: fresh }
}
