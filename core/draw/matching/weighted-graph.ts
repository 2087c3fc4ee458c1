/**
 * A graph whose edges weigh tuples of whole numbers, compared from left to right like words: one criterion need not fit beside
 * another in one number. Edges are told a vertex at a time, so that nobody keeps all of them.
 */
export interface WeightedGraph {
  size: number
  /** Numbers in a weight. */
  depth: number
  /** 1 where a vertex may stay alone, at weight 0. */
  loops: Uint8Array
  /** Edges between vertices of lower tiers weigh more: duals are begun from the highest on. */
  tiers: Uint8Array
  /** Writes the weights of the edges between `vertex` and each of the first `count` of `others`, and which of them there are. */
  row: (vertex: number, others: Int32Array, count: number, weights: Float64Array, exists: Uint8Array) => void
  /** Told how far the matching has come, from 0 to 1. */
  watch?: ((share: number) => void) | undefined
}

/** Whom somebody is matched with who is matched with nobody yet; who stays alone is matched with themselves. */
export const EXPOSED = -1
