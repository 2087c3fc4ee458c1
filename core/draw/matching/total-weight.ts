import type { MatchingState } from './state.ts'

/** Sums of the first parts of the weights of all matched edges. */
export function totalWeight(state: MatchingState, parts: number): number[] {
  const { graph, alive, count, mate, exists } = state
  const weights = new Float64Array(graph.size * graph.depth)
  const total = Array.from({ length: parts }, () => 0)
  const only = new Int32Array(1)
  for (let index = 0; index < count; index++) {
    const vertex = alive[index]!
    const partner = mate[vertex]!
    if (partner <= vertex) continue
    only[0] = partner
    graph.row(vertex, only, 1, weights, exists)
    for (let part = 0; part < parts; part++) total[part]! += weights[partner * graph.depth + part]!
  }
  return total
}
