/** Minimum distance between names, in pixels. */
const MIN_GAP = 13

/** `end` in pixels from the top; a marked line's name must be shown. */
interface LineEnd {
  end: number
  isMarked: boolean
}

/**
 * Tops of names beside a chart of this height, in pixels; earlier lines have precedence. A marked line's name gets the
 * free place nearest to the line's end; another is at the end or left out.
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

/** The nearest free place within the chart; of two equally near the lower one. */
function nearestTo(end: number, height: number, isFree: (top: number) => boolean): number | undefined {
  for (let away = 0; away <= height; away++) {
    const found = [end + away, end - away].find((top) => (away === 0 || (top >= 0 && top <= height)) && isFree(top))
    if (found !== undefined) return found
  }
  return undefined
}
