import type { OnePrize, PrizeCategory, PrizeCondition, Rounding } from '../tournament/prizes.ts'

/** Prizes over the sections of a festival, in its currency. */
export interface OverallPlan {
  /** Who wins several prizes. Prizes can’t be put together over sections. */
  onePrize: Exclude<OnePrize, 'pool'>
  /** Whether that holds for the sections’ own prizes too. */
  withSections: boolean
  rounding: Rounding
  categories: OverallCategory[]
}

/**
 * How players of different sections are compared: by points, by the share of the points that they could score, or by
 * performance.
 */
export const COMPARISONS = ['points', 'share', 'performance'] as const
export type ComparedBy = (typeof COMPARISONS)[number]

export interface OverallCategory extends PrizeCategory {
  condition: OverallCondition
  /** Ids of tournaments; empty: all sections. */
  sections: string[]
  compare: ComparedBy
  /** For clubs: so many players of each count, by their points; null: for players. */
  bestOfClub: number | null
}

/** Without what an entry has in one tournament alone. */
type OverallCondition = Omit<PrizeCondition, 'pool' | 'nos'>

export const NO_OVERALL_PRIZES: OverallPlan = {
  onePrize: 'most',
  withSections: true,
  rounding: 'exact',
  categories: [],
}
