import type { Column } from '#core/standings/column.ts'

const RANK = 48
const MOVED = 28
const NUMBER = 40
const RATING = 56
const ROUND = 55
/** Of the running round, whose cells hold the scores of both sides. */
const RUNNING = 74
const SCORE = 64
const VALUE = 60
/** Minimum widths in pixels; the name column takes the rest. */
const NAME = 190
const NARROW_RANK = 40
const NARROW_NAME = 110
const TOGGLE = 44

interface ColumnChoice {
  narrow: boolean
  ratings: boolean
  rounds: number
  /** The running round, if its matches count as they stand. */
  running?: number | undefined
  values: Column[]
}

export interface Width {
  key: string
  /** In pixels; for the name column the minimum. */
  width: number
}

/** The widths of all columns, known before any row is rendered, so that nothing shifts. */
export function widths({ narrow, ratings, rounds, running, values }: ColumnChoice): Width[] {
  const score = { key: 'score', width: SCORE }
  if (narrow) {
    const name = { key: 'name', width: NARROW_NAME }
    const now = running === undefined ? [] : [{ key: `R${running}`, width: RUNNING }]
    return [{ key: 'rank', width: NARROW_RANK }, name, ...now, score, { key: 'toggle', width: TOGGLE }]
  }
  return [
    { key: 'rank', width: RANK },
    { key: 'moved', width: MOVED },
    ...(rounds > 0 ? [{ key: 'no', width: NUMBER }] : []),
    { key: 'name', width: NAME },
    ...(ratings ? [{ key: 'rating', width: RATING }] : []),
    ...Array.from({ length: rounds }, (_, at) => ({ key: `R${at + 1}`, width: at + 1 === running ? RUNNING : ROUND })),
    score,
    ...values.map(({ code }) => ({ key: code, width: VALUE })),
  ]
}

export const leastWidth = (columns: Width[]): number => columns.reduce((sum, { width }) => sum + width, 0)
