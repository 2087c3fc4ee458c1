const ROWS = 2
const LETTERS = 160
const LINES = 12

/** Shortens an example: the first rows of each list and the beginning of long texts. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isByNumber = entries.length > ROWS && entries.every(([key]) => /^\d+$/.test(key))
  return Object.fromEntries((isByNumber ? entries.slice(0, ROWS) : entries).map(([key, one]) => [key, shorten(one)]))
}

export const head = (text: string): string =>
  text
    .split(/\r?\n/)
    .slice(0, LINES)
    .map((line) => (line.length > LETTERS ? `${line.slice(0, LETTERS)}…` : line))
    .join('\n')
