import { conditionName } from '#core/prizes/category-name.ts'
import type { PrizeCategory, PrizeCondition } from '#core/tournament/prizes.ts'

export const newCategory = (condition: PrizeCondition = {}): PrizeCategory => ({
  name: '',
  condition,
  // Money by place is what is shared most often; a prize of a class goes to its best.
  sharing: Object.keys(condition).length === 0 ? 'hort' : 'place',
  leastShare: 0,
  leastEntries: 0,
  prizes: [{ amount: 0, thing: '', worth: 0 }],
})

const OFFERED: PrizeCondition[] = [
  {},
  { sex: 'w' },
  { ageTo: 18 },
  { ageTo: 14 },
  { ageTo: 10 },
  { ageFrom: 60 },
  { ratingTo: 1999 },
  { ratingTo: 1599 },
  { unrated: 'only' },
]

/** Categories that many events have and this one lacks, with their names. */
export const offeredCategories = (
  categories: readonly PrizeCategory[],
): { name: string; condition: PrizeCondition }[] =>
  OFFERED.filter(
    (condition) => !categories.some((own) => JSON.stringify(own.condition) === JSON.stringify(condition)),
  ).map((condition) => ({ name: conditionName(condition), condition }))
