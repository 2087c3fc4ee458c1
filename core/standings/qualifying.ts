import type { HalfPoints } from '../text/score.ts'

/** What a qualifying line needs of a row of the standings. */
interface QualifyingRow {
  player: number
  rank: number
  score: HalfPoints
  values: readonly number[]
  exclusion?: unknown
}

export interface QualifyingLine<Row> {
  /** The last row above the line. */
  last: Row
  /** The first row below it; undefined if all qualify. */
  next?: Row
  /** By how many points `next` is behind. */
  points: HalfPoints
  /** If the points are equal: the first tie-break that differs. Undefined if none does. */
  tieBreak?: number
}

/** The line below the qualifying places of one pool, whose rows are in standing order. Undefined if nobody qualifies. */
export function qualifyingLine<Row extends QualifyingRow>(
  rows: readonly Row[],
  places: number,
): QualifyingLine<Row> | undefined {
  const ranked = rows.filter(({ exclusion }) => exclusion === undefined)
  const last = ranked.findLast(({ rank }) => rank <= places)
  if (!last) return undefined
  const next = ranked[ranked.indexOf(last) + 1]
  if (!next) return { last, points: 0 }
  const points = last.score - next.score
  const differing = last.values.findIndex((value, at) => !Object.is(value, next.values[at]))
  return { last, next, points, ...(points === 0 && differing >= 0 && { tieBreak: differing }) }
}
