import { EXPOSED, type WeightedGraph } from './weighted-graph.ts'

/** Values of `label`: not in the tree, at an even distance from its root, at an odd distance. */
export const FREE = 0
export const OUTER = 1
export const INNER = 2

/**
 * A maximum-weight matching in progress (Edmonds' blossom algorithm), with the duals of vertices and blossoms. Blossoms
 * have ids from `size` on; the tuple of vertex v begins at v × depth.
 */
export interface MatchingState {
  graph: WeightedGraph
  size: number
  depth: number
  /** The first `count` entries are the vertices still in the graph. */
  alive: Int32Array
  count: number
  mate: Int32Array
  /** Twice the usual duals, so that they stay integers. */
  dual: Float64Array
  blossomDual: Float64Array
  /** The outermost blossom of a vertex, or the vertex itself. */
  top: Int32Array
  parent: Int32Array
  base: Int32Array
  /** Children by blossom, beginning with the one that contains the base. */
  children: number[][]
  /** Ends of the edge from each child to the next. */
  leaving: number[][]
  entering: number[][]
  blossoms: Set<number>
  unusedIds: number[]
  label: Uint8Array
  /** The edge by which a blossom joined the tree: its end outside and its end inside. */
  labelFrom: Int32Array
  labelTo: Int32Array
  /** The smallest slack of a vertex's edges from outer vertices, and the outer vertex of that edge. */
  slack: Float64Array
  slackFrom: Int32Array
  /** Outer vertices whose edges are not scanned yet. */
  queue: number[]
  /** Tight edges to follow: outer vertex and other end alternate. */
  tight: number[]
  change: Float64Array
  stale: number[]
  stamps: Int32Array
  stamp: number
  weights: Float64Array
  exists: Uint8Array
}

export function matchingState(graph: WeightedGraph): MatchingState {
  const { size, depth } = graph
  const ids = (value: number): Int32Array => new Int32Array(2 * size).fill(value)
  return {
    graph,
    size,
    depth,
    alive: Int32Array.from({ length: size }, (_, vertex) => vertex),
    count: size,
    mate: new Int32Array(size).fill(EXPOSED),
    dual: new Float64Array(size * depth),
    blossomDual: new Float64Array(2 * size * depth),
    top: Int32Array.from({ length: size }, (_, vertex) => vertex),
    parent: ids(-1),
    base: Int32Array.from({ length: 2 * size }, (_, vertex) => (vertex < size ? vertex : -1)),
    children: [],
    leaving: [],
    entering: [],
    blossoms: new Set(),
    unusedIds: Array.from({ length: size }, (_, at) => 2 * size - 1 - at),
    label: new Uint8Array(2 * size),
    labelFrom: ids(-1),
    labelTo: ids(-1),
    slack: new Float64Array(size * depth),
    slackFrom: new Int32Array(size),
    queue: [],
    tight: [],
    change: new Float64Array(depth),
    stale: [],
    stamps: ids(0),
    stamp: 0,
    weights: new Float64Array(size * depth),
    exists: new Uint8Array(size),
  }
}

export function eachVertex(state: MatchingState, blossom: number, visit: (vertex: number) => void): void {
  if (blossom < state.size) visit(blossom)
  else for (const child of state.children[blossom]!) eachVertex(state, child, visit)
}

export function isZero(values: Float64Array, at: number, depth: number): boolean {
  for (let part = at; part < at + depth; part++) if (values[part] !== 0) return false
  return true
}
