/** A criterion as a digit of an edge's weight. */
export interface Digit<Edge> {
  /** The criterion of C.04.3. */
  criterion: string
  /** Largest amount that one edge adds or subtracts; a digit does only one of the two. */
  most: number
  /** More is better. */
  amount: (edge: Edge) => number
}

/** Sums in a part of a weight, and duals, stay below this limit, so that sums of them are still exact integers. */
const ROOM = 2 ** 48

export interface DigitLayout<Edge> {
  depth: number
  digits: readonly Digit<Edge>[]
  /** By digit: its part, and the value of one unit there. */
  parts: number[]
  units: number[]
}

/** Packs digits, the most important first, into as few parts as can hold the sums over `edges` edges. */
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

/** Adds the digits of an edge to the weight that begins at index `at`. */
export function writeDigits<Edge>(
  { digits, parts, units }: DigitLayout<Edge>,
  edge: Edge,
  into: Float64Array,
  at: number,
): void {
  for (const [index, { amount }] of digits.entries()) into[at + parts[index]!]! += amount(edge) * units[index]!
}
