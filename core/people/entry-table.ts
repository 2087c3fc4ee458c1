import * as say from '#words/corePeople.js'
import { formatCount } from '../text/count.ts'
import { guessColumns, titleColumn } from './entry-list-columns.ts'
import { headerColumns, isLastFirst, type EntryColumn } from './entry-list-header.ts'
import {
  gappedRow,
  hasGaps,
  likelySeparator,
  numberedPlainRow,
  plainLines,
  plainRow,
  SEPARATORS,
  separatedRows,
  allBeginWithNumber,
  withoutSepLine,
  type ListRow,
} from './entry-list-rows.ts'
import type { NameOrder } from './name-order.ts'

/** A line that is no entry, and why, as the end of a sentence. */
export interface UnusedLine {
  line: number
  text: string
  reason: string
}

/** A list in columns, before its cells are read. */
export interface EntryTable {
  /** The headings as written; empty for a column without one. */
  heads: string[]
  /** What each column holds; undefined if it isn’t used. */
  columns: (EntryColumn | undefined)[]
  order: NameOrder
  rows: ListRow[]
  unused: UnusedLine[]
}

const MAX_ROWS = 2000
/** The heading is looked for in so many rows, as programs write titles above it. */
const HEADING_WITHIN = 10

/** Finds the columns of a list and their headings. */
export function entryTable(text: string, isTeams = false): EntryTable {
  const { body, separator, lines } = withoutSepLine(text)
  const gapped = separator === undefined && hasGaps(body) ? [plainRows(body, gappedRow)] : []
  const given = [...(separator ? [separator] : SEPARATORS).map((one) => separatedRows(body, one)), ...gapped]
    .map(withHeading)
    .filter((one) => one !== undefined)
    .toSorted((a, b) => known(b.columns) - known(a.columns) || headings(b) - headings(a))[0]
  const table = given ?? withoutHeading(body, separator ?? likelySeparator(body), isTeams)
  const shifted = (row: { line: number }): number => row.line + lines
  const kept = table.rows.slice(0, MAX_ROWS)
  const late = table.rows
    .slice(MAX_ROWS)
    .map((row) => unusedLine(row, say.lineBeyondMost({ count: formatCount(MAX_ROWS) })))
  return {
    ...table,
    rows: kept.map((row) => ({ ...row, line: shifted(row) })),
    unused: [...table.unused, ...late].map((row) => ({ ...row, line: shifted(row) })),
  }
}

const plainRows = (body: string, split: (text: string) => string[]): ListRow[] =>
  plainLines(body).map(({ line, text }) => ({ line, cells: split(text).map((cell) => cell.trim()) }))

const known = (columns: EntryTable['columns']): number => columns.filter(Boolean).length

const headings = ({ heads }: EntryTable): number => heads.filter(Boolean).length

const unusedLine = ({ line, cells }: ListRow, reason: string): UnusedLine => ({
  line,
  text: cells.filter(Boolean).join(' · ').slice(0, 200),
  reason,
})

function withHeading(rows: ListRow[]): EntryTable | undefined {
  const at = rows.slice(0, HEADING_WITHIN).findIndex(({ cells }, index) => isHeading(cells, index))
  const heading = rows[at]
  if (!heading) return undefined
  const body = rows.slice(at + 1)
  const sameHeading = (row: ListRow): boolean => row.cells.join('\t') === heading.cells.join('\t')
  const entries = body.filter((row) => !sameHeading(row) && !isFooter(row))
  const columns = headerColumns(
    heading.cells,
    entries.map(({ cells }) => cells),
  )!
  const width = Math.max(columns.length, ...entries.map(({ cells }) => cells.length))
  const wide = Array.from({ length: width }, (_, column) => columns[column])
  return {
    heads: Array.from({ length: width }, (_, column) => heading.cells[column] ?? ''),
    columns: titleColumn(
      wide,
      heading.cells,
      entries.map(({ cells }) => cells),
    ),
    order: heading.cells.some(isLastFirst) ? 'lastFirst' : 'firstFirst',
    rows: entries,
    unused: [
      ...rows.slice(0, at).map((row) => unusedLine(row, say.lineAboveHeading())),
      ...body.filter(sameHeading).map((row) => unusedLine(row, say.lineRepeatsHeading())),
      ...body.filter((row) => !sameHeading(row) && isFooter(row)).map((row) => unusedLine(row, say.lineNamesNoEntry())),
    ],
  }
}

/** A row below the first needs several cells: a title can contain the word “players”. */
const isHeading = (cells: string[], index: number): boolean =>
  headerColumns(cells) !== undefined && (index === 0 || cells.filter(Boolean).length >= 2)

function withoutHeading(body: string, separator: ReturnType<typeof likelySeparator>, isTeams: boolean): EntryTable {
  // A number behind a team’s name is a year rather than a rating: SV Ost 1908.
  const split = hasGaps(body) ? gappedRow : isTeams ? (text: string): string[] => [text] : plainSplit(body)
  const all = separator ? separatedRows(body, separator) : plainRows(body, split)
  const rows = withoutNumbers(all.filter((row) => !isFooter(row)))
  const columns = guessColumns(
    rows.map(({ cells }) => cells),
    separator === ',' && !isTeams,
  )
  return {
    heads: columns.map(() => ''),
    columns,
    order: 'firstFirst',
    rows,
    unused: all.filter(isFooter).map((row) => unusedLine(row, say.lineNamesNoEntry())),
  }
}

const SUM =
  /^(grand )?(total|totals|sum|summe|gesamt|insgesamt|suma|celkem|razem|totale|totaal|somme|average|durchschnitt|schnitt|moyenne|media|mean|průměr|średnia|ø)\s*[:=]?\s*([\d.,]+|players?|spieler|entries|participants?|teilnehmer)?$/iu

/** Sums, averages and notes of programs below a list. */
function isFooter({ cells }: ListRow): boolean {
  const words = cells.filter((cell) => cell !== '')
  if (words.every((cell) => !/\p{L}/u.test(cell))) return true
  const first = words.find((cell) => /\p{L}/u.test(cell)) ?? ''
  return SUM.test(first) || /https?:\/\/|www\./.test(words[0] ?? '')
}

const plainSplit = (body: string): typeof plainRow =>
  allBeginWithNumber(plainLines(body).map(({ text }) => text)) ? numberedPlainRow : plainRow

/** Numbers before the names come from the list’s numbering, unless they are ratings. */
function withoutNumbers(rows: ListRow[]): ListRow[] {
  const numbers = rows.flatMap(({ cells: [first = ''] }) =>
    /^\d{1,4}[.)]?$/.test(first) ? [Number.parseInt(first)] : [],
  )
  const isNumbered = rows.length > 1 && rows[0]!.cells.length > 1 && numbers.length >= rows.length - 1
  if (isNumbered && numbers.length > 0 && !areRatings(numbers))
    return rows.map((row) => ({ ...row, cells: row.cells.slice(1) }))
  return rows.map((row) => ({ ...row, cells: withoutOwnNumber(row.cells) }))
}

/** Most have four digits, and they don’t count upwards from a small number. */
const areRatings = (numbers: readonly number[]): boolean =>
  numbers.filter((number) => number >= 1000).length * 2 > numbers.length &&
  (numbers[0]! >= 1000 || numbers.some((number, at) => at > 0 && number <= numbers[at - 1]!))

const withoutOwnNumber = ([first = '', ...rest]: string[]): string[] => [
  first.replace(/^\d{1,4}[.)]\s+(?=\p{L})/u, ''),
  ...rest,
]
