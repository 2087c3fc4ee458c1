import type { PointKind } from './field.ts'

/** How a tie-break is to be counted. */
export interface Options {
  /** The points it is counted on. */
  kind: PointKind
  /** `/C1`, `/M1`: how many of the least are left out. */
  low: number
  /** `/M1`: how many of the greatest are left out. */
  high: number
  /** `/F`: the last round's games count as drawn. */
  fore: boolean
  /** `/P`: forfeits count as played. */
  forfeits: boolean
  unrated: Unrated
  /** `/L60`: the limit in percent of the greatest score. */
  percent: number
  /** `/L+1`: half-points above that limit. */
  halves: number
  /** `/K3`: what is divided by; 0: what the rules say. */
  divisor: number
  /** `/R`: fewer is better where more was, and the other way round. */
  reversed: boolean
}

/**
 * `/U1400`: the rating of those who have none. 0: none is set, and rating tie-breaks are undefined for all once somebody has
 * none. The site's own leave such opponents out.
 */
export type Unrated = number | 'left out'

/** When a code says nothing. */
export const PLAIN: Omit<Options, 'kind'> = {
  low: 0,
  high: 0,
  fore: false,
  forfeits: false,
  unrated: 0,
  percent: 50,
  halves: 0,
  divisor: 0,
  reversed: false,
}

export const other = (kind: PointKind): PointKind => (kind === 'match' ? 'game' : 'match')

type ParseModifier = (argument: string) => Partial<Options> | undefined

const bare =
  (options: Partial<Options>): ParseModifier =>
  (argument) =>
    argument === '' ? options : undefined
const count =
  (options: (count: number) => Partial<Options>): ParseModifier =>
  (argument) =>
    /^[1-9]\d{0,3}$/.test(argument) ? options(Number(argument)) : undefined

/** What a modifier of a FIDE code says, by its letter. */
const MODIFIERS: Record<string, ParseModifier> = {
  C: count((low) => ({ low })),
  M: count((each) => ({ low: each, high: each })),
  F: bare({ fore: true }),
  P: bare({ forfeits: true }),
  R: bare({ reversed: true }),
  U: count((unrated) => ({ unrated })),
  K: count((divisor) => ({ divisor })),
  L: (argument) =>
    /^[+-]\d{1,2}$/.test(argument) ? { halves: Number(argument) } : count((percent) => ({ percent }))(argument),
}

/** What a modifier such as `C1` says, or undefined when it is none of those taken. */
export function parseModifier(text: string, takes: string): Partial<Options> | undefined {
  const letter = text.charAt(0)
  return takes.includes(letter) ? MODIFIERS[letter]?.(text.slice(1)) : undefined
}
