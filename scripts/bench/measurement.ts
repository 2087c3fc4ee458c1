/** One row of the benchmark: a bound and the value of this run. */
export interface Measurement {
  what: string
  bound: number
  /** `most`: the value may be at most the bound; `is`: it must equal the bound. */
  kind: 'most' | 'is'
  measured: number
  unit: string
}

export const boundAtMost = (what: string, bound: number, measured: number, unit = ''): Measurement => ({
  what,
  bound,
  kind: 'most',
  measured,
  unit,
})
export const boundEqual = (what: string, bound: number, measured: number, unit = ''): Measurement => ({
  what,
  bound,
  kind: 'is',
  measured,
  unit,
})

/** A NaN, for values that could not be measured, is never within the bound. */
export const isWithinBound = ({ kind, bound, measured }: Measurement): boolean =>
  kind === 'is' ? measured === bound : measured <= bound

export function formatRow(row: Measurement): string {
  const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1))
  const bound = `${row.kind === 'is' ? '=' : '≤'} ${figure(row.bound)}`
  const unit = row.unit && ` ${row.unit}`
  return `${isWithinBound(row) ? 'ok  ' : 'FAIL'}  ${row.what.padEnd(84)} ${(figure(row.measured) + unit).padStart(11)}   ${bound}${unit}`
}
