import { FREE, INNER, OUTER, type MatchingState } from './state.ts'

/** Writes the smallest change of duals that lets the tree grow into `change`; false if there is none. */
export function nextChange(state: MatchingState): boolean {
  const { graph, depth, alive, count, dual, blossomDual, top, label, slack, slackFrom, stale } = state
  let isFound = false
  stale.length = 0
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const blossom = top[vertex]!
    const kind = label[blossom]!
    if (kind === INNER) continue
    const at = vertex * depth
    if (kind === OUTER) {
      if (graph.loops[vertex] === 1) isFound = offer(state, dual, at, 1, isFound)
      if (slackFrom[vertex]! < 0) continue
      if (top[slackFrom[vertex]!] === blossom) stale.push(vertex)
      else isFound = offer(state, slack, at, 0.5, isFound)
    } else if (slackFrom[vertex]! >= 0) isFound = offer(state, slack, at, 1, isFound)
  }
  for (const blossom of state.blossoms) {
    if (state.parent[blossom] === -1 && label[blossom] === INNER)
      isFound = offer(state, blossomDual, blossom * depth, 0.5, isFound)
  }
  // The noted edge of these vertices is inside their own blossom. The slack to other blossoms is at least as large.
  for (const vertex of stale) {
    if (isFound && !isLess(state, slack, vertex * depth, 0.5)) continue
    rescan(state, vertex)
    if (slackFrom[vertex]! >= 0) isFound = offer(state, slack, vertex * depth, 0.5, isFound)
  }
  return isFound
}

function isLess({ depth, change }: MatchingState, values: Float64Array, at: number, share: number): boolean {
  for (let part = 0; part < depth; part++) {
    const value = values[at + part]! * share
    if (value !== change[part]!) return value < change[part]!
  }
  return false
}

function offer(state: MatchingState, values: Float64Array, at: number, share: number, isFound: boolean): boolean {
  const { depth, change } = state
  if (isFound && !isLess(state, values, at, share)) return true
  for (let part = 0; part < depth; part++) change[part] = values[at + part]! * share
  return true
}

/** Notes the smallest slack of a vertex's edges to outer vertices of other blossoms. */
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

/**
 * Changes the duals of all vertices and blossoms in the tree by `change`; edges of the tree and the matching stay
 * tight.
 */
export function adjust(state: MatchingState): void {
  const { depth, alive, count, dual, blossomDual, top, label, slack, change } = state
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const kind = label[top[vertex]!]!
    const at = vertex * depth
    for (let part = 0; part < depth; part++) {
      const by = change[part]!
      if (kind === OUTER) {
        dual[at + part]! -= by
        slack[at + part]! -= 2 * by
      } else if (kind === INNER) dual[at + part]! += by
      else slack[at + part]! -= by
    }
  }
  for (const blossom of state.blossoms) {
    if (state.parent[blossom] !== -1 || label[blossom] === FREE) continue
    const sign = label[blossom] === OUTER ? 2 : -2
    for (let part = 0; part < depth; part++) blossomDual[blossom * depth + part]! += sign * change[part]!
  }
}
