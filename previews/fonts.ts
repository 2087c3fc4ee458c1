/** A font file of a family, and its letters: first and last code point of each range. */
export interface FontFile {
  family: string
  file: string
  ranges: [first: number, last: number][]
}

/** At most this many font files are read, however many scripts a name mixes. */
const MAX_FILES = 24

/** The font of digits, whatever the font of the other text. */
export const FIGURES = 'archivo-narrow'

/** The font files for a text: for each letter the first font that has it, and the font of digits if it has it too. */
export function filesFor(text: string, fonts: readonly FontFile[]): FontFile[] {
  const wanted = new Set(Array.from(text, (letter) => letter.codePointAt(0)!))
  const needed = new Set<FontFile>()
  for (const point of wanted) {
    const known = fonts.filter(({ ranges }) => ranges.some(([first, last]) => first <= point && point <= last))
    const text = known.find(({ family }) => family !== FIGURES)
    for (const font of known) if (font === text || font.family === FIGURES) needed.add(font)
  }
  return fonts.filter((font) => needed.has(font)).slice(0, MAX_FILES)
}
