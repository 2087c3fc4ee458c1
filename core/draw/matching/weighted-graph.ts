/**
 * A graph whose edge weights are tuples of integers, compared lexicographically, because not all criteria fit into one
 * number. Edges are computed one vertex at a time, so they are never all in memory.
 */
export interface WeightedGraph {
  size: number
  /** Numbers in a weight. */
  depth: number
  /** 1 for a vertex that can stay alone, at weight 0. */
  loops: Uint8Array
  /** Edges between vertices of lower tiers weigh more; initial duals are set from the highest tier on. */
  tiers: Uint8Array
  /**
   * Writes the weights of the edges from `vertex` to each of the first `count` of `others`, and which of these edges
   * exist.
   */
  row: (vertex: number, others: Int32Array, count: number, weights: Float64Array, exists: Uint8Array) => void
  /** Receives the progress of the matching, 0–1. */
  watch?: ((share: number) => void) | undefined
}

/** `mate` of a vertex that is not matched yet. A vertex that stays alone is its own mate. */
export const EXPOSED = -1
