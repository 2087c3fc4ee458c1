import { labelInner, labelOuter, open, openInner, rebase, shrink } from './blossoms.ts'
import { FREE, INNER, isZero, OUTER, type MatchingState } from './state.ts'
import { EXPOSED } from './weighted-graph.ts'

/** What the tree can do next, once the duals have changed by as much as it takes. */
const NOTHING = 0
const STAY_ALONE = 1
const GROW = 2
const SHRINK = 3
const OPEN = 4

/**
 * Matches an exposed vertex, along the way that costs least: to another that is exposed, or to one who may stay alone or does.
 * False when there is no way; the tree is left as it is then, and shows why.
 */
export function augment(state: MatchingState, root: number): boolean {
  const { depth, queue, label, slackFrom, top, base, mate } = state
  label.fill(FREE)
  slackFrom.fill(-1)
  queue.length = 0
  const change = new Float64Array(depth)
  labelOuter(state, top[root]!, -1, -1)
  for (;;) {
    while (queue.length > 0) scan(state, queue.pop()!)
    const [kind, where] = nextStep(state, change)
    if (kind === NOTHING) return false
    if (!isZero(change, 0, depth)) adjust(state, change)
    if (kind === STAY_ALONE) {
      flip(state, where, where)
      break
    }
    if (kind === OPEN) {
      openInner(state, where)
      continue
    }
    const from = slackFrom[where]!
    if (kind === SHRINK) {
      shrink(state, from, where)
      continue
    }
    const blossom = top[where]!
    const end = base[blossom]!
    if (mate[end] !== EXPOSED && mate[end] !== end) {
      labelInner(state, from, where)
      continue
    }
    if (blossom >= state.size) rebase(state, blossom, where)
    mate[where] = from
    flip(state, from, where)
    break
  }
  for (const blossom of [...state.blossoms]) {
    const isLoose = state.parent[blossom] === -1 && label[blossom] === OUTER
    if (isLoose && state.blossoms.has(blossom) && isZero(state.blossomDual, blossom * depth, depth))
      open(state, blossom, true)
  }
  return true
}

/** Matches an outer vertex with another, and so on along its way to the root. */
function flip(state: MatchingState, outer: number, partner: number): void {
  const { size, top, mate, labelFrom, labelTo } = state
  for (let [vertex, other] = [outer, partner]; ; ) {
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

/** Notes the slack of an outer vertex's edges where it is the least so far. */
function scan(state: MatchingState, vertex: number): void {
  const { graph, depth, alive, count, weights, exists, dual, top, slack, slackFrom } = state
  graph.row(vertex, alive, count, weights, exists)
  const blossom = top[vertex]!
  const own = vertex * depth
  for (let index = 0; index < count; index++) {
    const other = alive[index]!
    if (exists[other] === 0 || top[other] === blossom) continue
    const at = other * depth
    let isLess = slackFrom[other]! < 0
    for (let part = 0; part < depth; part++) {
      const value = dual[own + part]! + dual[at + part]! - 2 * weights[at + part]!
      if (!isLess) {
        if (value > slack[at + part]!) break
        if (value === slack[at + part]!) continue
        isLess = true
        // The parts before are the same as they were.
      }
      slack[at + part] = value
    }
    if (isLess) slackFrom[other] = vertex
  }
}

/** The least slack to an outer vertex from those of other blossoms. */
function rescan(state: MatchingState, vertex: number): void {
  const { graph, depth, alive, count, weights, exists, dual, top, label, slack, slackFrom } = state
  graph.row(vertex, alive, count, weights, exists)
  slackFrom[vertex] = -1
  const own = vertex * depth
  for (let index = 0; index < count; index++) {
    const other = alive[index]!
    if (exists[other] === 0 || label[top[other]!] !== OUTER || top[other] === top[vertex]) continue
    const at = other * depth
    let isLess = slackFrom[vertex]! < 0
    for (let part = 0; part < depth; part++) {
      const value = dual[own + part]! + dual[at + part]! - 2 * weights[at + part]!
      if (!isLess) {
        if (value > slack[own + part]!) break
        if (value === slack[own + part]!) continue
        isLess = true
      }
      slack[own + part] = value
    }
    if (isLess) slackFrom[vertex] = other
  }
}

/** What costs the least change of duals; the change is written into `change`. */
function nextStep(state: MatchingState, change: Float64Array): [kind: number, where: number] {
  const { graph, size, depth, alive, count, dual, blossomDual, top, label, base, mate, slack, slackFrom } = state
  let kind = NOTHING
  let where = -1
  const offer = (values: Float64Array, at: number, share: number, as: number, vertex: number, isEnd: boolean): void => {
    let isLess = kind === NOTHING
    for (let part = 0; part < depth && !isLess; part++) {
      const value = values[at + part]! * share
      if (value > change[part]!) return
      if (value < change[part]!) isLess = true
    }
    if (!isLess && !isEnd) return
    for (let part = 0; part < depth; part++) change[part] = values[at + part]! * share
    kind = as
    where = vertex
  }
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const blossom = top[vertex]!
    if (label[blossom] === OUTER) {
      if (graph.loops[vertex] === 1) offer(dual, vertex * depth, 1, STAY_ALONE, vertex, true)
      if (slackFrom[vertex]! < 0) continue
      if (top[slackFrom[vertex]!] === blossom) rescan(state, vertex)
      if (slackFrom[vertex]! >= 0) offer(slack, vertex * depth, 0.5, SHRINK, vertex, false)
    } else if (label[blossom] === FREE && slackFrom[vertex]! >= 0) {
      const end = mate[base[blossom]!]!
      offer(slack, vertex * depth, 1, GROW, vertex, end === EXPOSED || end === base[blossom])
    }
  }
  for (const blossom of state.blossoms) {
    if (state.parent[blossom] === -1 && label[blossom] === INNER && blossom >= size)
      offer(blossomDual, blossom * depth, 0.5, OPEN, blossom, false)
  }
  return [kind, where]
}

function adjust(state: MatchingState, change: Float64Array): void {
  const { depth, alive, count, dual, blossomDual, top, label, slack } = state
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const kind = label[top[vertex]!]!
    const at = vertex * depth
    if (kind === OUTER) {
      for (let part = 0; part < depth; part++) {
        dual[at + part]! -= change[part]!
        slack[at + part]! -= 2 * change[part]!
      }
    } else if (kind === INNER) for (let part = 0; part < depth; part++) dual[at + part]! += change[part]!
    else for (let part = 0; part < depth; part++) slack[at + part]! -= change[part]!
  }
  for (const blossom of state.blossoms) {
    if (state.parent[blossom] !== -1 || label[blossom] === FREE) continue
    const sign = label[blossom] === OUTER ? 2 : -2
    for (let part = 0; part < depth; part++) blossomDual[blossom * depth + part]! += sign * change[part]!
  }
}
