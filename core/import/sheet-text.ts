/** The cells of a sheet as a list separated by tabs, in the form that spreadsheets export. */
export const sheetText = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(cellText(cell))).join('\t')).join('\n')

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // Spreadsheets store days as midnight UTC.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell).replaceAll('\t', ' ')
    : ''
}

const quoted = (text: string): string => (/["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
