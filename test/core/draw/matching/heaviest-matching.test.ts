import { expect, test } from 'vitest'
import { release, remove, settle, solve } from '#core/draw/matching/matching.ts'
import { matchingState, type MatchingState } from '#core/draw/matching/state.ts'
import type { WeightedGraph } from '#core/draw/matching/weighted-graph.ts'
import { dice } from '#cli/dice.ts'
import { cases } from '#test/support/audit.ts'

type Weight = [high: number, low: number]
const isMore = (one: Weight, other: Weight): boolean => one[0] > other[0] || (one[0] === other[0] && one[1] > other[1])

/** A random graph of up to ten vertices, whose edges can get new weights. */
function randomGraph(roll: () => number) {
  const die = (sides: number): number => Math.floor(roll() * sides)
  const size = 2 + die(9)
  const [density, most, loose] = [1 + die(10), 1 + die(5), die(3)]
  const edges: (Weight | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const reweigh = (one: number, other: number): void => {
    const weight: Weight | null = die(10) < density ? [die(most) - (die(3) ? 0 : 2), die(4)] : null
    edges[one]![other] = weight
    edges[other]![one] = weight
  }
  for (let one = 0; one < size; one++) for (let other = 0; other < one; other++) reweigh(one, other)
  const graph: WeightedGraph = {
    size,
    depth: 2,
    loops: Uint8Array.from({ length: size }, () => (loose > 0 && die(loose + 1) > 0 ? 1 : 0)),
    tiers: Uint8Array.from({ length: size }, (_, vertex) => Math.floor((3 * vertex) / size)),
    row(vertex, others, count, weights, exists) {
      for (const other of others.subarray(0, count)) {
        const weight = other === vertex ? null : edges[vertex]![other]!
        exists[other] = weight ? 1 : 0
        if (weight) weights.set(weight, 2 * other)
      }
    },
  }
  return { graph, edges, reweigh, die }
}

/** The greatest weight of all matchings of these vertices, by exhaustive search; undefined if there is none. */
function heaviest(vertices: number[], edges: (Weight | null)[][], loops: Uint8Array): Weight | undefined {
  const [first, ...others] = vertices
  if (first === undefined) return [0, 0]
  let best = loops[first] ? heaviest(others, edges, loops) : undefined
  for (const other of others) {
    const weight = edges[first]![other]
    if (!weight) continue
    const rest = heaviest(
      others.filter((vertex) => vertex !== other),
      edges,
      loops,
    )
    const total: Weight | undefined = rest && [rest[0] + weight[0], rest[1] + weight[1]]
    if (total && (!best || isMore(total, best))) best = total
  }
  return best
}

function weightOf({ alive, count, mate }: MatchingState, edges: (Weight | null)[][], loops: Uint8Array): Weight {
  const total: Weight = [0, 0]
  for (const vertex of alive.subarray(0, count)) {
    const partner = mate[vertex]!
    expect(mate[partner]).toBe(vertex)
    if (partner === vertex) expect(loops[vertex]).toBe(1)
    if (partner <= vertex) continue
    const [high, low] = edges[vertex]![partner]!
    total[0] += high
    total[1] += low
  }
  return total
}

test('a matching is the heaviest possible, also after edges change and pairs are removed', () => {
  const roll = dice(14)
  for (let time = 0; time < cases(400, 3000); time++) {
    const { graph, edges, reweigh, die } = randomGraph(roll)
    const { loops } = graph
    const state = matchingState(graph)
    const vertices = (): number[] => [...state.alive.subarray(0, state.count)].sort((a, b) => a - b)
    const check = (isSolved: boolean): boolean => {
      const best = heaviest(vertices(), edges, loops)
      expect(isSolved).toBe(best !== undefined)
      if (isSolved) expect(weightOf(state, edges, loops)).toEqual(best)
      return isSolved
    }
    let isSolved = check(solve(state))
    for (let turn = 0; turn < 5 && isSolved && state.count > 0; turn++) {
      const vertex = vertices()[die(state.count)]!
      const mate = state.mate[vertex]!
      if (mate !== vertex && state.top[vertex] !== state.top[mate] && die(3) === 0) {
        remove(state, vertex, mate)
        isSolved = check(true)
        continue
      }
      const partner = release(state, vertex)
      for (const other of vertices()) if (other !== vertex) reweigh(vertex, other)
      isSolved = check(settle(state, vertex, partner))
    }
  }
})
