const RANK = 52
const MOVED = 32
const RATING = 64
const ROUND = 58
const SCORE = 72
const VALUE = 68
/** What a name has at least; it takes what is left. */
const NAME = { wide: 200, narrow: 110 }
const TOGGLE = 44

interface Shown {
  /** As on a phone. */
  narrow: boolean
  ratings: boolean
  rounds: number
  /** Tie-breaks. */
  values: number
}

/** The columns' widths in pixels, known before any row is: nothing moves when rows come. The name's is undefined. */
export function widths({ narrow, ratings, rounds, values }: Shown): (number | undefined)[] {
  if (narrow) return [RANK, undefined, SCORE, TOGGLE]
  const of = (count: number, width: number): number[] => Array.from({ length: count }, () => width)
  return [RANK, MOVED, undefined, ...(ratings ? [RATING] : []), ...of(rounds, ROUND), SCORE, ...of(values, VALUE)]
}

/** How wide the table is at least. */
export const leastWidth = (widths: (number | undefined)[]): number =>
  widths.reduce<number>((sum, width) => sum + (width ?? (widths.length > 4 ? NAME.wide : NAME.narrow)), 0)
