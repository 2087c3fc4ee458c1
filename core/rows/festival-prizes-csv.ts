import { categoryName } from '../prizes/category-name.ts'
import { unitsIn } from '../prizes/currencies.ts'
import { csv } from '../text/csv.ts'
import type { FestivalPrizes } from './festival-prizes.ts'

/** A line for each prize of a festival; lines without a name are unclaimed. The section is empty for overall prizes. */
export function festivalPrizesCsv({ currency, races }: FestivalPrizes): string {
  const money = (amount: number): number | null => (amount === 0 ? null : amount / unitsIn(currency))
  const lines = races.flatMap(({ category, word, lines: own }) =>
    own.map(({ place, amount, thing, winner }) => [
      word ?? '',
      categoryName(category),
      place,
      winner?.name ?? '',
      winner?.nationality ?? '',
      winner?.word ?? '',
      winner?.no ?? null,
      money(amount),
      currency,
      thing,
    ]),
  )
  const heads = [
    'Section',
    'Category',
    'Place',
    'Name',
    'Federation',
    'Played in',
    'No.',
    'Amount',
    'Currency',
    'Thing',
  ]
  return csv([heads, ...lines])
}
