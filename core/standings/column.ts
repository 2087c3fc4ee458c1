import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { TiedGroup } from './groups.ts'
import type { Field } from './field.ts'
import type { Options } from './options.ts'

/** A column of a table. Its figures are integers: `divisor` times the number shown with `decimals` decimals. */
export interface Column {
  code: TieBreakCode
  name: string
  /** For narrow column heads. */
  short: string
  divisor: number
  decimals: number
  fewerIsBetter?: boolean
}

/** A criterion of the ranking. Undefined figures are NaN; `tied` are the groups that it can still separate. */
export interface Criterion {
  fewerIsBetter?: boolean
  figures: (field: Field, tied: readonly TiedGroup[]) => Float64Array
}

export type TieBreak = Column & Criterion

export const UNITS = {
  whole: { divisor: 1, decimals: 0 },
  points: { divisor: 2, decimals: 1 },
  sixths: { divisor: 6, decimals: 1 },
  products: { divisor: 4, decimals: 2 },
  hundredths: { divisor: 100, decimals: 2 },
} as const

export interface TieBreakEntry {
  fewerIsBetter?: true
  /** Accepted after the code: `:` stands for `:MP` and `:GP`, other letters for modifiers. */
  takes?: string
  /** Options that the name implies. */
  options?: Partial<Options>
  figures: (field: Field, options: Options, tied: readonly TiedGroup[]) => Float64Array
}
