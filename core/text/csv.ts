type CsvCell = string | number | null | undefined

// A spreadsheet would run such a cell as a formula.
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/
function cell(content: CsvCell): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'number') return String(content)
  const plain = FORMULA.test(content) ? `'${content}` : content
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as CSV by RFC 4180, lines ending CRLF; text that a spreadsheet would take for a formula gets an apostrophe. */
export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
