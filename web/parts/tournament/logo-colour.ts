import { dominantColour, formatColour } from '#core/text/palette.ts'

/** In pixels: the logo is scaled to a square of this side before its colours are read. */
const SIDE = 32

/**
 * The dominant colour of a logo as `12, 30, 255`; undefined when it has none, does not load, or its server forbids
 * reading it (CORS).
 */
export async function logoColour(address: string): Promise<string | undefined> {
  const picture = new Image(SIDE, SIDE)
  picture.crossOrigin = 'anonymous'
  picture.referrerPolicy = 'no-referrer'
  picture.src = address
  try {
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush?.drawImage(picture, 0, 0, SIDE, SIDE)
    const colour = brush && dominantColour(brush.getImageData(0, 0, SIDE, SIDE).data)
    return colour ? formatColour(colour) : undefined
  } catch {
    return undefined
  }
}
