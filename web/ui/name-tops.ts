/** Names need this much, in pixels. */
const MIN_GAP = 13

/** Where a line ends, in pixels from above, and whether its name must be there. */
interface LineEnd {
  end: number
  isMarked: boolean
}

/**
 * Where names stand beside a chart of this height, in pixels from above, the first lines first: one that must be there as near to
 * the end of its line as is free, another at that end or nowhere.
 */
export function nameTops(ends: readonly LineEnd[], height: number): (number | undefined)[] {
  const taken: number[] = []
  const isFree = (top: number) => taken.every((other) => Math.abs(other - top) >= MIN_GAP)
  return ends.map(({ end, isMarked }) => {
    const top = isMarked ? nearestTo(end, height, isFree) : isFree(end) ? end : undefined
    if (top !== undefined) taken.push(top)
    return top
  })
}

/** The nearest free place within the chart, the lower of two. */
function nearestTo(end: number, height: number, isFree: (top: number) => boolean): number | undefined {
  for (let away = 0; away <= height; away++) {
    const found = [end + away, end - away].find((top) => (away === 0 || (top >= 0 && top <= height)) && isFree(top))
    if (found !== undefined) return found
  }
  return undefined
}
