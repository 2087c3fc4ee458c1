import { labelInner, labelOuter, open, openInner, rebase, shrink } from './blossoms.ts'
import { adjust, nextChange } from './dual-change.ts'
import { FREE, INNER, isZero, OUTER, type MatchingState } from './state.ts'
import { EXPOSED } from './weighted-graph.ts'

/**
 * Matches an exposed vertex along the cheapest augmenting path: to another exposed vertex, or to one that can stay
 * alone or does so. Returns false if there is no path; the tree then shows the obstacle.
 */
export function augment(state: MatchingState, root: number): boolean {
  const { depth, queue, tight, label, slackFrom, top, change } = state
  label.fill(FREE)
  slackFrom.fill(-1)
  queue.length = 0
  tight.length = 0
  labelOuter(state, top[root]!, -1, -1)
  while (!growTight(state)) {
    if (!nextChange(state)) return false
    if (!isZero(change, 0, depth)) adjust(state)
    if (meetsTight(state)) break
    if (tight.length === 0) openTight(state)
  }
  for (const blossom of state.blossoms) {
    const isLoose = state.parent[blossom] === -1 && label[blossom] === OUTER
    if (isLoose && state.blossoms.has(blossom) && isZero(state.blossomDual, blossom * depth, depth))
      open(state, blossom, true)
  }
  return true
}

/** Grows the tree along tight edges; true once one of them matches the root. */
function growTight(state: MatchingState): boolean {
  const { queue, tight, label, top, base, mate } = state
  for (;;) {
    while (tight.length > 0) {
      const to = tight.pop()!
      const from = tight.pop()!
      const blossom = top[to]!
      if (label[blossom] === INNER || blossom === top[from]) continue
      if (label[blossom] === OUTER) {
        shrink(state, from, to)
        continue
      }
      const end = base[blossom]!
      if (mate[end] === EXPOSED || mate[end] === end) {
        finish(state, from, to)
        return true
      }
      labelInner(state, from, to)
    }
    const vertex = queue.pop()
    if (vertex === undefined) return false
    if (scan(state, vertex)) return true
  }
}

/** Matches the root along the path to a free vertex. */
function finish(state: MatchingState, from: number, to: number): void {
  const blossom = state.top[to]!
  if (blossom >= state.size) rebase(state, blossom, to)
  state.mate[to] = from
  flip(state, from, to)
}

/** Matches an outer vertex with `partner`, and flips the edges on its path to the root. */
function flip(state: MatchingState, outer: number, partner: number): void {
  const { size, top, mate, labelFrom, labelTo } = state
  for (let [vertex, other] = [outer, partner]; ;) {
    const blossom = top[vertex]!
    if (blossom >= size) rebase(state, blossom, vertex)
    mate[vertex] = other
    if (labelFrom[blossom]! < 0) return
    const inner = top[labelFrom[blossom]!]!
    const [from, to] = [labelFrom[inner]!, labelTo[inner]!]
    if (inner >= size) rebase(state, inner, to)
    mate[to] = from
    ;[vertex, other] = [from, to]
  }
}

/** Notes the smallest slacks of an outer vertex's edges, and its tight edges; true if one of those matches the root. */
function scan(state: MatchingState, vertex: number): boolean {
  const { graph, depth, alive, count, weights, exists, dual, top, label, base, mate, slack, slackFrom, tight } = state
  const blossom = top[vertex]!
  const own = vertex * depth
  if (graph.loops[vertex] === 1 && isZero(dual, own, depth)) {
    flip(state, vertex, vertex)
    return true
  }
  graph.row(vertex, alive, count, weights, exists)
  for (let index = 0; index < count; index++) {
    const other = alive[index]!
    if (exists[other] === 0 || top[other] === blossom) continue
    const at = other * depth
    let isLess = slackFrom[other]! < 0
    let isTight = true
    let part = 0
    for (; part < depth; part++) {
      const value = dual[own + part]! + dual[at + part]! - 2 * weights[at + part]!
      if (value !== 0) isTight = false
      if (!isLess) {
        if (value > slack[at + part]!) break
        if (value === slack[at + part]!) continue
        isLess = true
        // The parts before are equal and need no copy.
      }
      slack[at + part] = value
    }
    if (isLess) slackFrom[other] = vertex
    if (!isTight || part < depth) continue
    const there = top[other]!
    if (label[there] === INNER) continue
    if (label[there] === FREE) {
      const end = base[there]!
      if (mate[end] === EXPOSED || mate[end] === end) {
        finish(state, vertex, other)
        return true
      }
    }
    tight.push(vertex, other)
  }
  return false
}

/** Notes edges that a change of duals made tight; true if one of them matches the root. */
function meetsTight(state: MatchingState): boolean {
  const { graph, depth, alive, count, dual, top, label, base, mate, slack, slackFrom, tight } = state
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const blossom = top[vertex]!
    if (label[blossom] === INNER) continue
    const at = vertex * depth
    if (label[blossom] === OUTER && graph.loops[vertex] === 1 && isZero(dual, at, depth)) {
      flip(state, vertex, vertex)
      return true
    }
    const from = slackFrom[vertex]!
    if (from < 0 || top[from] === blossom || !isZero(slack, at, depth)) continue
    if (label[blossom] === FREE) {
      const end = base[blossom]!
      if (mate[end] === EXPOSED || mate[end] === end) {
        finish(state, from, vertex)
        return true
      }
    }
    tight.push(from, vertex)
  }
  return false
}

/** Expands an inner blossom whose dual has become zero. */
function openTight(state: MatchingState): void {
  const { depth, label, parent, blossomDual } = state
  for (const blossom of state.blossoms) {
    if (parent[blossom] === -1 && label[blossom] === INNER && isZero(blossomDual, blossom * depth, depth)) {
      openInner(state, blossom)
      return
    }
  }
}
