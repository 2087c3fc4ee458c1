/** Red, green and blue, each 0–255. */
export type Colour = [red: number, green: number, blue: number]

/** Alpha 0–255; more transparent pixels are ignored. */
const MIN_ALPHA = 128
/** Weight of a grey pixel. Saturation adds up to 1: a logo is known by its colour, not by its paper. */
const BASE_WEIGHT = 0.04
/** Pixels lighter or darker than this are background, not the logo's colour. */
const BACKGROUND = { light: 244, dark: 14 }

interface ColourBucket {
  weight: number
  count: number
  sums: Colour
}

/** Dominant colour of RGBA pixels; undefined if all are transparent, nearly white or nearly black. */
export function dominantColour(pixels: ArrayLike<number>): Colour | undefined {
  const buckets = new Map<number, ColourBucket>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const colour: Colour = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const [most, least] = [Math.max(...colour), Math.min(...colour)]
    if (pixels[at + 3]! < MIN_ALPHA || least > BACKGROUND.light || most < BACKGROUND.dark) continue
    const key = ((colour[0] >> 4) << 8) | ((colour[1] >> 4) << 4) | (colour[2] >> 4)
    let heap = buckets.get(key)
    if (!heap) buckets.set(key, (heap = { weight: 0, count: 0, sums: [0, 0, 0] }))
    heap.weight += BASE_WEIGHT + (most - least) / 255
    heap.count++
    for (const part of [0, 1, 2] as const) heap.sums[part] += colour[part]
  }
  let best: ColourBucket | undefined
  for (const heap of buckets.values()) if (!best || heap.weight > best.weight) best = heap
  if (!best) return undefined
  const { count, sums } = best
  return [Math.round(sums[0] / count), Math.round(sums[1] / count), Math.round(sums[2] / count)]
}

/** The format that `parseColour` reads. */
export const formatColour = (colour: Colour): string => colour.join(', ')
