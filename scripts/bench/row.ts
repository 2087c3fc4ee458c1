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

export const holds = ({ kind, bound, measured }: Row): boolean =>
  kind === 'is' ? measured === bound : measured <= bound

/** The row as a line of text. */
export function formatRow(row: Row): string {
  const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toPrecision(3))
  const bound = `${row.kind === 'is' ? '=' : '≤'} ${figure(row.bound)}`
  const unit = row.unit && ` ${row.unit}`
  return `${holds(row) ? 'ok  ' : 'FAIL'}  ${row.what.padEnd(74)} ${(figure(row.measured) + unit).padStart(14)}   ${bound}${unit}`
}

/** The middle of several timings of a function, in milliseconds, after some to warm up. */
export function median(run: () => void, times = 15, warm = 5): number {
  for (let at = 0; at < warm; at++) run()
  const taken = Array.from({ length: times }, () => {
    const from = performance.now()
    run()
    return performance.now() - from
  })
  return taken.sort((a, b) => a - b)[times >> 1]!
}
