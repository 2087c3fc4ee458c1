import type { PrizePlan } from '../tournament/prizes.ts'

/** The plan with other numbers of the entries that it names. */
export function renumberedPrizes(plan: PrizePlan, numberOf: (no: number) => number): PrizePlan {
  const numbers = (nos: number[]): number[] => [...new Set(nos.map(numberOf))]
  return {
    ...plan,
    without: numbers(plan.without),
    categories: plan.categories.map((category) => {
      const { nos } = category.condition
      return nos ? { ...category, condition: { ...category.condition, nos: numbers(nos) } } : category
    }),
  }
}
