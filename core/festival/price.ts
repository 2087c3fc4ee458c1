import { birthYearOf, type FestivalPerson } from './person.ts'

/**
 * A price instead of the section’s fee, for those who meet all its conditions; the first rule that fits counts. null: no
 * condition.
 */
export interface PriceRule {
  /** Of which section; null: of all. */
  tournament: string | null
  /** `GM`, `IM`, … */
  titles: string[]
  ratingFrom: number | null
  /** Years of birth: juniors are born in or after `birthFrom`, seniors in or before `birthTo`. */
  birthFrom: number | null
  birthTo: number | null
  sex: 'm' | 'w' | null
  /** For who enters at this moment or before, in ms. */
  until: number | null
  /** From which of the person’s sections on: 2 is a discount for the second one. */
  nthSection: number | null
  /** What it does: a price in the smallest unit, or a share of the fee in per cent. */
  amount: number | null
  percent: number | null
}

interface PricedEntry {
  person: FestivalPerson
  tournament: string
  /** The section’s usual fee. */
  fee: number
  /** When the entry was complete, in ms. */
  at: number
  /** Which of the person’s sections it is, from 1. */
  nth: number
}

export function priceOf(rules: readonly PriceRule[], entry: PricedEntry): number {
  const rule = rules.find((one) => fits(one, entry))
  if (!rule) return entry.fee
  return rule.amount ?? Math.round((entry.fee * (rule.percent ?? 100)) / 100)
}

function fits(rule: PriceRule, { person, tournament, at, nth }: PricedEntry): boolean {
  const year = birthYearOf(person)
  return (
    (rule.tournament === null || rule.tournament === tournament) &&
    (rule.titles.length === 0 || rule.titles.includes(person.title)) &&
    (rule.ratingFrom === null || person.rating >= rule.ratingFrom) &&
    (rule.birthFrom === null || (year !== null && year >= rule.birthFrom)) &&
    (rule.birthTo === null || (year !== null && year <= rule.birthTo)) &&
    (rule.sex === null || person.sex === rule.sex) &&
    (rule.until === null || at <= rule.until) &&
    (rule.nthSection === null || nth >= rule.nthSection)
  )
}
