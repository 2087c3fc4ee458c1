/** A criterion as a digit of an edge's weight. */
export interface Digit<Edge> {
  /** Which criterion of C.04.3 it serves. */
  criterion: string
  /** The greatest amount that one edge adds or takes; no digit does both. */
  most: number
  /** More is better. */
  amount: (edge: Edge) => number
}

/** Sums in a part of a weight stay below this, and so do duals; their sums are still whole. */
const ROOM = 2 ** 48

/** How digits stand in the parts of a weight. */
export interface DigitLayout<Edge> {
  depth: number
  digits: readonly Digit<Edge>[]
  /** By digit: its part, and what one unit of it is there. */
  parts: number[]
  units: number[]
}

/** Packs digits, the most important first, into as few parts as hold the sums of so many edges. */
export function digitLayout<Edge>(digits: readonly Digit<Edge>[], edges: number): DigitLayout<Edge> {
  const bases = digits.map(({ most }) => most * edges + 1)
  const parts: number[] = []
  let [part, size] = [0, 1]
  for (const base of bases) {
    if (size * base > ROOM && size > 1) [part, size] = [part + 1, 1]
    size *= base
    parts.push(part)
  }
  const units: number[] = []
  let unit = 1
  for (let at = digits.length - 1; at >= 0; at--) {
    if (parts[at] !== parts[at + 1]) unit = 1
    units[at] = unit
    unit *= bases[at]!
  }
  return { depth: Math.max(1, part + 1), digits, parts, units }
}

/** Writes an edge's weight. */
export function writeDigits<Edge>(
  { digits, parts, units }: DigitLayout<Edge>,
  edge: Edge,
  into: Float64Array,
  at: number,
): void {
  for (const [index, { amount }] of digits.entries()) into[at + parts[index]!]! += amount(edge) * units[index]!
}
