type Cell = string | number | null | undefined

// A spreadsheet would run such a cell as a formula.
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/
// What Windows forbids in a file name, control characters, and marks that turn the direction of what follows.
const UNSAFE = /[<>:"/\\|?*\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu
// With the rest of the name at most 255 bytes, whatever the script.
const LONGEST = 54

function cell(content: Cell): string {
  if (content === null || content === undefined) return ''
  if (typeof content === 'number') return String(content)
  const plain = FORMULA.test(content) ? `'${content}` : content
  return QUOTED.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as CSV by RFC 4180, lines ending CRLF; text that a spreadsheet would take for a formula gets an apostrophe. */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** A name for the file of a round, safe on all systems: `Summer Cup 2026-07-04 round 3.csv`. The date is left out if null. */
export function csvName(tournament: string, date: number | null, round: number): string {
  const safe = tournament.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/gu, ' ').trim().replace(/^\.+/, '')
  const name = Array.from(safe).slice(0, LONGEST).join('').trim() || 'Tournament'
  const day = date === null ? '' : ` ${new Date(date).toISOString().slice(0, 10)}`
  return `${name}${day} round ${round}.csv`
}
