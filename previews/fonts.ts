/** A file of a family, and the letters in it: first and last code point of each range. */
export interface FontFile {
  family: string
  file: string
  ranges: [first: number, last: number][]
}

/** However many scripts a name mixes, so many files are read for it. */
const MAX_FILES = 24

/** Figures are written in this one, whatever the rest is in. */
export const FIGURES = 'archivo-narrow'

/** The files in which the letters of a text are: of those that have a letter, the first, and that of the figures. */
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
