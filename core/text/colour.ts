/** Red, green and blue from text like `12, 30, 255`, each 0–255; undefined when it is no colour. */
export function parseColour(text: string): [red: number, green: number, blue: number] | undefined {
  const found = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text)
  if (!found) return undefined
  const [red, green, blue] = [Number(found[1]), Number(found[2]), Number(found[3])]
  return Math.max(red, green, blue) <= 255 ? [red, green, blue] : undefined
}
