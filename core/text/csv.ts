import { withoutHidden } from './visible.ts'

type CsvCell = string | number | null | undefined

// Spreadsheets run such a cell as a formula, also after white space and with full-width signs.
const FORMULA = /^[\t\r]|^\s*[=+\-@＝＋－＠]/
// Includes the semicolon: spreadsheets in half of Europe split cells at it.
const QUOTED = /[",;\t\r\n]/
function cell(content: CsvCell): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'number') return String(content)
  const text = withoutHidden(content)
  const plain = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** CSV (RFC 4180) with CRLF line ends. Text that a spreadsheet would run as a formula gets a leading apostrophe. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
