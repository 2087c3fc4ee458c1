const SQUARE = /[\u1100-\u9FFF\uAC00-\uFFEF]/u
const BROAD = /[\p{Lu}mwжмшщю@%—]/u

/** Roughly the width of a text, in font sizes; rather too wide than too narrow. */
const widthOf = (text: string): number =>
  Array.from(text, (letter): number => (SQUARE.test(letter) ? 1.05 : BROAD.test(letter) ? 0.74 : 0.55)).reduce(
    (sum, width) => sum + width,
    0,
  )

/** The width, in font sizes, in which a text fits on so many lines, broken after spaces and hyphens. */
export const narrowest = (text: string, lines: number): number =>
  Math.max(1, narrowestOf((text.match(/[^\s-]+[\s-]*|[\s-]+/g) ?? []).map(widthOf), lines))

function narrowestOf(pieces: number[], lines: number): number {
  const all = pieces.reduce((sum, width) => sum + width, 0)
  if (lines === 1) return all
  let [best, first] = [all, 0]
  for (const [at, width] of pieces.entries()) {
    first += width
    if (first >= best) break
    best = Math.min(best, Math.max(first, narrowestOf(pieces.slice(at + 1), lines - 1)))
  }
  return best
}
