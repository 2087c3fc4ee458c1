/** In percent of the graph: from its left, and from its top. */
interface MarkerPlace {
  left: number
  top: number
}

/** Heights at which a marker of 18 px is within the graph of 44 px, and a finger that presses one misses the other. */
const UPPER = 22
const LOWER = 78
/** A finger needs 22 px from one marker to the next; the graph is at least 320 px wide. */
const APART = 7

/**
 * Where the markers of turning points are so that each can be pressed: on the curve if there is room, else up and down
 * by turns, and apart from the last one at the same height. `points` are on the curve, from left to right.
 */
export function turnPlaces(points: readonly MarkerPlace[]): MarkerPlace[] {
  const places: MarkerPlace[] = []
  // The last marker at each height.
  const last: Record<number, number> = { [UPPER]: -APART, [LOWER]: -APART }
  points.forEach(({ left, top }, at) => {
    const free = Math.max(last[UPPER]!, last[LOWER]!) + APART
    const isAlone = left >= free && (points[at + 1]?.left ?? Infinity) - left >= APART
    if (isAlone) {
      last[UPPER] = last[LOWER] = left
      places.push({ left, top: Math.max(UPPER, Math.min(LOWER, top)) })
      return
    }
    const height = left >= free ? (top < 50 ? UPPER : LOWER) : last[UPPER]! > last[LOWER]! ? LOWER : UPPER
    const moved = Math.max(left, last[height]! + APART)
    last[height] = moved
    places.push({ left: moved, top: height })
  })
  return withinGraph(places)
}

/** Moves the markers that were pushed out at the right end back, and those before them. */
function withinGraph(places: MarkerPlace[]): MarkerPlace[] {
  const limit: Record<number, number> = { [UPPER]: 100, [LOWER]: 100 }
  return places
    .toReversed()
    .map(({ left, top }) => {
      const back = Math.min(left, limit[top] ?? Math.min(limit[UPPER]!, limit[LOWER]!))
      if (top in limit) limit[top] = back - APART
      return { left: back, top }
    })
    .toReversed()
}
