/** A condition on fixtures: for each, the first and the last of its ends that it allows. */
export type Ranges = [from: number, to: number][]

export const wayTotal = (sizes: readonly number[]): number => sizes.reduce((product, size) => product * size, 1)

/** The end of each fixture in a way. */
export function endsOfWay(way: number, sizes: readonly number[]): number[] {
  let left = way
  return sizes.map((size) => {
    const end = left % size
    left = Math.floor(left / size)
    return end
  })
}

/** Few conditions, as wide as possible, at least one of which holds in exactly the ways where `truth` is set. */
export function rangeConditions(truth: ArrayLike<number>, sizes: readonly number[]): Ranges[] {
  const left = new Set(Array.from({ length: wayTotal(sizes) }, (_, way) => way).filter((way) => truth[way]))
  const found: Ranges[] = []
  for (const way of left) {
    const candidates = ordersOf(sizes.length).map((order) => widened(endsOfWay(way, sizes), order, truth, sizes))
    const gain = (ranges: Ranges): number => waysIn(ranges, sizes).filter((each) => left.has(each)).length
    const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    found.push(best)
    for (const each of waysIn(best, sizes)) left.delete(each)
  }
  return found
}

/** Orders in which each fixture comes first once. */
const ordersOf = (count: number): number[][] =>
  count === 0
    ? [[]]
    : Array.from({ length: count }, (_, first) => Array.from({ length: count }, (_each, at) => (first + at) % count))

/** The widest ranges around a way, one fixture after the other, in which only true ways are. */
function widened(
  ends: readonly number[],
  order: readonly number[],
  truth: ArrayLike<number>,
  sizes: readonly number[],
): Ranges {
  const ranges = ends.map((end): [number, number] => [end, end])
  const isTrue = (): boolean => waysIn(ranges, sizes).every((way) => truth[way])
  for (const fixture of order) {
    const range = ranges[fixture]!
    while (range[0] > 0) {
      range[0] -= 1
      if (isTrue()) continue
      range[0] += 1
      break
    }
    while (range[1] < sizes[fixture]! - 1) {
      range[1] += 1
      if (isTrue()) continue
      range[1] -= 1
      break
    }
  }
  return ranges
}

/** The ways that are within ranges. */
export function waysIn(ranges: Ranges, sizes: readonly number[]): number[] {
  let ways = [0]
  let unit = 1
  for (const [at, [from, to]] of ranges.entries()) {
    const steps = Array.from({ length: to - from + 1 }, (_, step) => (from + step) * unit)
    ways = ways.flatMap((way) => steps.map((step) => way + step))
    unit *= sizes[at]!
  }
  return ways
}
