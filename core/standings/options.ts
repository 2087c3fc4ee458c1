import type { PointKind } from './field.ts'

/** Options of a tie-break, read from its code. */
export interface Options {
  kind: PointKind
  /** `/C1`, `/M1`: number of lowest values to cut. */
  low: number
  /** `/M1`: number of highest values to cut. */
  high: number
  /** `/F`: the last round's games count as drawn. */
  fore: boolean
  /** `/P`: forfeits count as played. */
  forfeits: boolean
  unrated: Unrated
  /** `/L60`: limit in percent of the maximum score. */
  percent: number
  /** `/L+1`: half points added to that limit. */
  halves: number
  /** `/K3`: the divisor; 0 means the default of the rules. */
  divisor: number
  /** `/R`: reverses whether more or fewer is better. */
  reversed: boolean
}

/**
 * `/U1400`: rating for unrated players. 0: not set, so that rating tie-breaks are undefined for all if one player is
 * unrated. The site's own tie-breaks leave unrated opponents out.
 */
export type Unrated = number | 'left out'

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

/** Parses a modifier such as `C1`; undefined if it is invalid or its letter is not in `takes`. */
export function parseModifier(text: string, takes: string): Partial<Options> | undefined {
  const letter = text.charAt(0)
  return takes.includes(letter) ? MODIFIERS[letter]?.(text.slice(1)) : undefined
}
