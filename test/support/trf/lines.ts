/** A line with texts in its columns: `inColumns('001', { 5: '   1', 15: 'Ann' })`. */
export function inColumns(code: string, texts: Record<number, string>): string {
  let line = code
  for (const [column, text] of Object.entries(texts)) {
    line += ' '.repeat(Number(column) - 1 - Array.from(line).length) + text
  }
  return line
}

/** A player's line with a name, and the rounds as columns 92 and on have them. */
export const playerLine = (no: number, name: string, rounds: string): string =>
  inColumns('001', { 5: String(no).padStart(4), 15: name, 92: rounds })
