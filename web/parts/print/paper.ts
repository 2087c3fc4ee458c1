export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** In millimetres, as in sheet.module.css. */
const SIZES = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } }
const MARGINS = 20
const HEAD_AND_FOOT = 34
const COLUMN_HEADS = 8

/** Lines of a given height (in millimetres) that fit on a page below the column heads; `wide` means landscape. */
export function linesOn(paper: Paper, line: number, wide = false): number {
  const { width, height } = SIZES[paper]
  return Math.floor(((wide ? width : height) - MARGINS - HEAD_AND_FOOT - COLUMN_HEADS) / line)
}

const WITH_LETTER = ['US', 'CA', 'MX', 'PH']

/** The usual paper format of a locale's country. */
export const usualPaper = (language: string): Paper =>
  WITH_LETTER.includes(new Intl.Locale(language).region ?? '') ? 'letter' : 'a4'
