import { withoutHidden } from '../text/visible.ts'
import { federation } from './federations.ts'

/** A row of a list; `line` is the line it begins on, from 1. */
export interface ListRow {
  line: number
  cells: string[]
}

const MAX_CELL = 400
const MAX_CELLS = 60
export const SEPARATORS = ['\t', ';', ',', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

/** Excel writes a first line `sep=;`, which is not part of the list. */
const SEP_LINE = /^\uFEFF?"?sep=(.)"?[ \t]*(\r\n|\r|\n)/i

/** The text without its `sep=` line, the separator of that line, and the number of lines taken off. */
export function withoutSepLine(text: string): { body: string; separator?: Separator; lines: number } {
  const found = SEP_LINE.exec(text)
  const separator = SEPARATORS.find((one) => one === found?.[1])
  const body = text.slice(found?.[0].length ?? 0).replace(/^\uFEFF/, '')
  return { body, lines: found ? 1 : 0, ...(separator && { separator }) }
}

/** Splits a text into rows and cells. A cell in quotes may contain separators and line breaks. */
export function separatedRows(text: string, separator: Separator): ListRow[] {
  const rows: ListRow[] = []
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row: ListRow = { line, cells: [] }
    for (let isOver = false; !isOver;) {
      const { cell, end } = nextCell(text, at, separator)
      row.cells.push(tidy(cell))
      isOver = text[end] !== separator
      line += breaksIn(text.slice(at, end))
      at = end + (isOver ? lineEnd(text, end) : 1)
      if (isOver) line++
    }
    if (row.cells.some(Boolean)) rows.push({ ...row, cells: row.cells.slice(0, MAX_CELLS) })
  }
  return rows
}

/** The cell that begins at a place, and the place of the separator or line end behind it. */
function nextCell(text: string, from: number, separator: Separator): { cell: string; end: number } {
  const quoted = QUOTED.exec(text.slice(from, from + MAX_QUOTED))
  const behind = from + (quoted?.[0].length ?? 0)
  if (quoted && isCellEnd(text, behind, separator)) return { cell: quoted[1]!.replaceAll('""', '"'), end: behind }
  let end = from
  while (!isCellEnd(text, end, separator)) end++
  return { cell: text.slice(from, end), end }
}

const MAX_QUOTED = 4000
const QUOTED = /^[ ]*"((?:[^"]|"")*)"[ ]*/

const isCellEnd = (text: string, at: number, separator: Separator): boolean =>
  at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'

const lineEnd = (text: string, at: number): number => (text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1)

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

const tidy = (cell: string): string =>
  withoutHidden(cell.replace(/\s*[\r\n]+\s*/g, ' '))
    .trim()
    .slice(0, MAX_CELL)

/** The lines of a text that are not empty. */
export const plainLines = (text: string): { line: number; text: string }[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, at) => {
    const visible = withoutHidden(raw).slice(0, MAX_CELL * 2)
    return visible.trim() === '' ? [] : [{ line: at + 1, text: visible }]
  })

/** Columns set apart by two or more blanks. */
export const gappedRow = (text: string): string[] => text.trim().split(/ {2,}/)

/** What may follow the name in a line without columns, each at most once and in any order. */
const BEHIND_NAME: [column: 1 | 2 | 3, isOne: (word: string) => boolean][] = [
  [1, (word) => /^\d{3,4}$/.test(word)],
  [2, (word) => /^[A-Z]{3}$/.test(word) && federation(word) !== undefined],
  [3, (word) => /^\d{5,11}$/.test(word)],
]

/** The cells of a line without columns: the name, and the rating, federation and FIDE ID behind it or ''. */
export function plainRow(text: string): string[] {
  const words = text.trim().split(/\s+/)
  const behind = ['', '', '', '']
  for (;;) {
    const last = words.at(-1)!
    const column = BEHIND_NAME.find(([, isOne]) => isOne(last))?.[0]
    if (words.length === 1 || column === undefined || behind[column]) break
    behind[column] = last
    words.pop()
  }
  return [words.join(' '), ...behind.slice(1)]
}

const NUMBER_FIRST = /^\s*(\d{1,4})[.)]?\s+(?=\p{L})/u

/** Whether each line begins with a number: that of the list, or a rating. */
export const allBeginWithNumber = (lines: readonly string[]): boolean => lines.every((line) => NUMBER_FIRST.test(line))

/** As `plainRow`, with the number before the name as the first cell. */
export const numberedPlainRow = (text: string): string[] => {
  const [whole = '', number = ''] = NUMBER_FIRST.exec(text) ?? []
  return [number, ...plainRow(text.slice(whole.length))]
}

/** The separator of a list without a heading; undefined if its lines have no such columns. */
export function likelySeparator(text: string): Separator | undefined {
  const lines = plainLines(text)
  const share = (pattern: RegExp): number =>
    lines.filter((line) => pattern.test(line.text)).length / Math.max(1, lines.length)
  if (share(/\t/) >= 0.5) return '\t'
  if (share(/;/) >= 0.5) return ';'
  if (share(/\|/) >= 0.5) return '|'
  // A single comma may separate last and first name.
  return share(/,.*,/) >= 0.5 || share(/,\s*\d{3,}/) >= 0.5 ? ',' : undefined
}

export const hasGaps = (text: string): boolean => {
  const lines = plainLines(text)
  return lines.filter((line) => /\S {2,}\S/.test(line.text)).length * 2 >= Math.max(1, lines.length)
}
