import { INNER, OUTER, type MatchingState } from './state.ts'

/**
 * Explains a failed search by its tree: the outer vertices form more groups of odd size than there are inner vertices,
 * and have no edges to any others.
 */
export function obstacle({ alive, count, top, label }: MatchingState): { outer: number[]; inner: number[] } {
  const vertices = [...alive.subarray(0, count)].sort((a, b) => a - b)
  const labelled = (wanted: number): number[] => vertices.filter((vertex) => label[top[vertex]!] === wanted)
  return { outer: labelled(OUTER), inner: labelled(INNER) }
}
