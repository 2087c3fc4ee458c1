import type { WeightedGraph } from '../matching/weighted-graph.ts'
import { areKeptByColour, type SwissField } from './swiss-field.ts'

/**
 * All pairs that can meet. With an odd number the last vertex is the bye, which is better the lower its player's score.
 */
export function completionGraph(field: SwissField): WeightedGraph {
  const { players, preferences, kept, groups } = field
  const count = players.length
  const size = count + (count % 2)
  const groupOf = players.map(({ score }) => groups.findIndex(([first]) => players[first!]!.score === score))
  const blocked = new Uint8Array(size)
  return {
    size,
    depth: 1,
    loops: new Uint8Array(size),
    tiers: new Uint8Array(size),
    row(vertex, others, length, weights, exists) {
      for (const other of kept[vertex] ?? []) blocked[other] = 1
      for (let index = 0; index < length; index++) {
        const other = others[index]!
        const [one, two] = vertex < other ? [vertex, other] : [other, vertex]
        exists[other] = 0
        weights[other] = 0
        if (one === two || blocked[other]) continue
        if (two === count) {
          exists[other] = players[one]!.mayHaveBye ? 1 : 0
          weights[other] = groupOf[one]!
        } else if (!areKeptByColour(players[one]!, preferences[one]!, players[two]!, preferences[two]!))
          exists[other] = 1
      }
      for (const other of kept[vertex] ?? []) blocked[other] = 0
    },
  }
}
