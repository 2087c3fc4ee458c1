import type { PrizePlan } from '../tournament/prizes.ts'

/** The prizes of an earlier tournament for another one: without what names its entries. */
export const prizesLike = (plan: PrizePlan): PrizePlan => ({
  ...plan,
  categories: plan.categories.filter(({ condition }) => condition.nos === undefined),
  without: [],
})
