import { openAround, rebase } from './blossoms.ts'
import { augment } from './search.ts'
import type { MatchingState } from './state.ts'
import { EXPOSED } from './weighted-graph.ts'

/**
 * Makes the heaviest matching in which only vertices with a loop stay alone. Returns false if there is none; the state
 * then shows the obstacle.
 */
export function solve(state: MatchingState): boolean {
  begin(state)
  for (let index = 0; index < state.count; index++) {
    const vertex = state.alive[index]!
    if (state.mate[vertex] !== EXPOSED) continue
    if (!augment(state, vertex)) return false
    state.graph.watch?.((index + 1) / state.count)
  }
  return true
}

/** Sets valid duals, and matches vertices along tight edges where possible. */
function begin(state: MatchingState): void {
  const { alive, count, mate } = state
  for (let index = count - 1; index >= 0; index--) setDual(state, alive[index]!, true)
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    if (mate[vertex] !== EXPOSED) continue
    const partner = setDual(state, vertex, false)
    if (partner < 0) continue
    mate[vertex] = partner
    mate[partner] = vertex
  }
}

/**
 * Sets the smallest dual of a vertex that is valid against the others. At the beginning lower tiers have no duals yet,
 * and two vertices of the same tier take half each. Returns an exposed vertex at the end of a tight edge, −1 if there
 * is none, or the vertex itself if it can stay alone.
 */
function setDual(state: MatchingState, vertex: number, isBeginning: boolean): number {
  const { graph, depth, alive, count, weights, exists, dual, mate } = state
  const { tiers } = graph
  graph.row(vertex, alive, count, weights, exists)
  const own = vertex * depth
  const mayStayAlone = graph.loops[vertex] === 1
  let found = mayStayAlone ? vertex : -1
  let isFirst = !mayStayAlone
  dual.fill(0, own, own + depth)
  for (let index = 0; index < count; index++) {
    const other = alive[index]!
    if (other === vertex || exists[other] === 0) continue
    if (isBeginning && tiers[other]! < tiers[vertex]!) continue
    const isShared = isBeginning && tiers[other] === tiers[vertex]
    const at = other * depth
    let isMore = isFirst
    isFirst = false
    let part = 0
    for (; part < depth; part++) {
      const value = isShared ? weights[at + part]! : 2 * weights[at + part]! - dual[at + part]!
      if (!isMore) {
        if (value < dual[own + part]!) break
        if (value === dual[own + part]!) continue
        isMore = true
      }
      dual[own + part] = value
    }
    const isTight = part === depth
    if (isMore) found = mate[other] === EXPOSED ? other : -1
    else if (isTight && (found < 0 || found === vertex) && mate[other] === EXPOSED) found = other
  }
  return found
}

/**
 * Exposes a vertex so that its edges can change; returns its former partner, or −1. Other edges must not change until
 * `settle`.
 */
export function release(state: MatchingState, vertex: number): number {
  const { size, top, base, mate } = state
  const blossom = top[vertex]!
  const end = base[blossom]!
  const partner = mate[end]!
  if (blossom >= size) rebase(state, blossom, vertex)
  const wasAlone = partner === end
  if (partner >= 0 && !wasAlone) mate[partner] = EXPOSED
  mate[vertex] = EXPOSED
  openAround(state, vertex)
  return wasAlone ? -1 : partner
}

/** Matches a released vertex and its former partner again. */
export function settle(state: MatchingState, vertex: number, partner: number): boolean {
  setDual(state, vertex, false)
  if (!augment(state, vertex)) return false
  return partner < 0 || state.mate[partner] !== EXPOSED || augment(state, partner)
}

/** Removes a matched pair from the graph. The two must not share a blossom. */
export function remove(state: MatchingState, one: number, other: number): void {
  openAround(state, one)
  openAround(state, other)
  let kept = 0
  for (let index = 0; index < state.count; index++) {
    const vertex = state.alive[index]!
    if (vertex !== one && vertex !== other) state.alive[kept++] = vertex
  }
  state.count = kept
}
