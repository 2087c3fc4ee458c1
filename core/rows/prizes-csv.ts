import { categoryName } from '../prizes/category-name.ts'
import { unitsIn } from '../prizes/currencies.ts'
import { prizeTable, type PrizeField } from '../prizes/prize-table.ts'
import { competitorName } from '../snapshot/names.ts'
import { csv } from '../text/csv.ts'
import type { FestivalPrizeRace } from './festival-prizes.ts'

/**
 * A line for each prize: who would get it if the event ended after this round. Lines without a name are unclaimed.
 * `races`: as its festival gives them, in place of the own rule.
 */
export function prizesCsv(field: PrizeField, races?: readonly FestivalPrizeRace[]): string {
  const { snapshot, plan, round } = field
  const { players } = snapshot
  const money = (amount: number): number | null => (amount === 0 ? null : amount / unitsIn(plan.currency))
  const shared = races?.flatMap(({ category, lines: own }) =>
    own.map(({ place, amount, thing, winner }) => [
      categoryName(category),
      place,
      winner?.no ?? null,
      winner?.name ?? '',
      winner?.nationality ?? '',
      money(amount),
      plan.currency,
      thing,
    ]),
  )
  const ofOwn = () =>
    prizeTable(field).categories.flatMap(({ category, prizes, awards, unclaimed }) => {
      const name = categoryName(category)
      const won = round === 0 ? [] : awards
      const open = prizes.flatMap((_, at) => (round === 0 || unclaimed.includes(at) ? [at] : []))
      return [
        ...won.map(({ person, place, money: share, thing }) => [
          name,
          place,
          players.no[person],
          competitorName(snapshot, person),
          players.nationality[person],
          money(share),
          plan.currency,
          thing,
        ]),
        ...open.map((at) => [name, at + 1, null, '', '', money(prizes[at]!.amount), plan.currency, prizes[at]!.thing]),
      ]
    })
  return csv([
    ['Category', 'Place', 'No.', 'Name', 'Federation', 'Amount', 'Currency', 'Thing'],
    ...(shared ?? ofOwn()),
  ])
}
