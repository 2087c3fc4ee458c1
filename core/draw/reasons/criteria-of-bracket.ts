import type { BracketEdit, PairedBracket } from '../swiss/bracket.ts'
import { solvedBracket } from '../swiss/bracket.ts'
import { BELOW, GROUP, type BracketGraph } from '../swiss/bracket-graph.ts'
import type { SwissField } from '../swiss/swiss-field.ts'

/** A bracket's result by one criterion: more is better, and only differences have a meaning. */
export interface CriterionScore {
  criterion: string
  score: number
}

/** The best results of a bracket under an edit, by criterion in order; undefined if the edit leaves no pairing (C4). */
export function criteriaOf(
  field: SwissField,
  { zones, bye }: PairedBracket,
  edit?: BracketEdit,
): CriterionScore[] | undefined {
  const solved = solvedBracket(field, zones, bye, edit)
  if (!solved) return undefined
  const { graph, state } = solved
  const pairs = [...state.mate.entries()].flatMap(([vertex, mate]) =>
    mate > vertex ? [{ higher: graph.candidates[vertex]!, lower: graph.candidates[mate]! }] : [],
  )
  return graph.layout.digits.map(({ criterion, amount }) => ({
    criterion,
    score: pairs.reduce((sum, pair) => sum + amount(pair), 0),
  }))
}

/** The first criterion that is worse than in `best`; undefined if none is, and the order of generation decided. */
export function worseCriterion(best: CriterionScore[], other: CriterionScore[] | undefined): string | undefined {
  if (!other) return 'C4'
  return best.find(({ score }, at) => (other[at]?.score ?? 0) < score)?.criterion
}

const vertexOf = ({ places }: BracketGraph, place: number): number => places.indexOf(place)

export const together =
  (one: number, other: number): BracketEdit =>
  (graph) => {
    const [first, second] = [vertexOf(graph, one), vertexOf(graph, other)]
    if (first < 0 || second < 0) return
    graph.promised[first] = second
    graph.promised[second] = first
    graph.loops[first] = 0
    graph.loops[second] = 0
  }

export const apart =
  (one: number, other: number): BracketEdit =>
  (graph) => {
    const [first, second] = [vertexOf(graph, one), vertexOf(graph, other)]
    if (first < 0 || second < 0) return
    graph.kept[first]!.push(second)
    graph.kept[second]!.push(first)
  }

export const floating =
  (place: number): BracketEdit =>
  (graph) => {
    const vertex = vertexOf(graph, place)
    if (vertex >= 0) graph.reach[vertex] = BELOW
  }

export const inside =
  (place: number): BracketEdit =>
  (graph) => {
    const vertex = vertexOf(graph, place)
    if (vertex < 0) return
    graph.reach[vertex] = GROUP.movedDown | GROUP.resident
    graph.loops[vertex] = 0
  }

export const allOf =
  (edits: readonly BracketEdit[]): BracketEdit =>
  (graph) => {
    for (const edit of edits) edit(graph)
  }
