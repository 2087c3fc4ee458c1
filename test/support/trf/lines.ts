/** A line with texts at these columns: `inColumns('001', { 5: '   1', 15: 'Ann' })`. */
export function inColumns(code: string, texts: Record<number, string>): string {
  let line = code
  for (const [column, text] of Object.entries(texts)) {
    line += ' '.repeat(Number(column) - 1 - Array.from(line).length) + text
  }
  return line
}

/** A player's line: number, name, and the text from column 92 on. */
export const playerLine = (no: number, name: string, rounds: string): string =>
  inColumns('001', { 5: String(no).padStart(4), 15: name, 92: rounds })
