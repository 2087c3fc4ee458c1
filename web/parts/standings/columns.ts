import type { Column } from '#core/standings/column.ts'

const RANK = 48
const MOVED = 28
const RATING = 56
const ROUND = 55
const SCORE = 64
const VALUE = 60
/** What a name has at least; it takes what is left. */
const NAME = 190
const NARROW_RANK = 40
const NARROW_NAME = 110
const TOGGLE = 44

interface ColumnChoice {
  /** As on a phone. */
  narrow: boolean
  ratings: boolean
  rounds: number
  values: Column[]
}

export interface Width {
  key: string
  /** In pixels; the name's is what it has at least. */
  width: number
}

/** The columns' widths, known before any row is: nothing moves when rows come. */
export function widths({ narrow, ratings, rounds, values }: ColumnChoice): Width[] {
  const score = { key: 'score', width: SCORE }
  if (narrow) {
    const name = { key: 'name', width: NARROW_NAME }
    return [{ key: 'rank', width: NARROW_RANK }, name, score, { key: 'toggle', width: TOGGLE }]
  }
  return [
    { key: 'rank', width: RANK },
    { key: 'moved', width: MOVED },
    { key: 'name', width: NAME },
    ...(ratings ? [{ key: 'rating', width: RATING }] : []),
    ...Array.from({ length: rounds }, (_, at) => ({ key: `R${at + 1}`, width: ROUND })),
    score,
    ...values.map(({ code }) => ({ key: code, width: VALUE })),
  ]
}

/** How wide the table is at least. */
export const leastWidth = (columns: Width[]): number => columns.reduce((sum, { width }) => sum + width, 0)
