import { withoutHidden } from './visible.ts'

type CsvCell = string | number | null | undefined

// A spreadsheet would run such a cell as a formula, also behind blanks and in wide letters.
const FORMULA = /^[\t\r]|^\s*[=+\-@＝＋－＠]/
// In half of Europe a semicolon stands between cells.
const QUOTED = /[",;\t\r\n]/
function cell(content: CsvCell): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'number') return String(content)
  const text = withoutHidden(content)
  const plain = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as CSV by RFC 4180, lines ending CRLF; text that a spreadsheet would take for a formula gets an apostrophe. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
