import { INNER, OUTER, type MatchingState } from './state.ts'

/**
 * What the tree of a search that found no way shows: the outer ones are more groups of odd size than there are inner vertices, and
 * meet nobody else.
 */
export function obstacle({ alive, count, top, label }: MatchingState): { outer: number[]; inner: number[] } {
  const vertices = [...alive.subarray(0, count)].sort((a, b) => a - b)
  const labelled = (wanted: number): number[] => vertices.filter((vertex) => label[top[vertex]!] === wanted)
  return { outer: labelled(OUTER), inner: labelled(INNER) }
}
