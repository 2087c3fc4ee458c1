/** One line of the benchmark: what is bounded, by how much, and what was measured in this run. */
export interface Row {
  what: string
  bound: number
  /** `most`: the measured value may be at most the bound; `is`: it must equal it. */
  kind: 'most' | 'is'
  measured: number
  unit: string
}

export const atMost = (what: string, bound: number, measured: number, unit = ''): Row => ({
  what,
  bound,
  kind: 'most',
  measured,
  unit,
})
export const exactly = (what: string, bound: number, measured: number, unit = ''): Row => ({
  what,
  bound,
  kind: 'is',
  measured,
  unit,
})

/** What was not measured does not hold. */
export const holds = ({ kind, bound, measured }: Row): boolean =>
  kind === 'is' ? measured === bound : measured <= bound

/** The row as a line of text. */
export function formatRow(row: Row): string {
  const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1))
  const bound = `${row.kind === 'is' ? '=' : '≤'} ${figure(row.bound)}`
  const unit = row.unit && ` ${row.unit}`
  return `${holds(row) ? 'ok  ' : 'FAIL'}  ${row.what.padEnd(84)} ${(figure(row.measured) + unit).padStart(11)}   ${bound}${unit}`
}
