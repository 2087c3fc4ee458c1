import { listAnd } from '#words/formats.js'
import * as say from '#words/prizeNeeds.js'
import * as sayPrizes from '#words/prizes.js'
import { competitorName } from '../snapshot/names.ts'
import { joinComma } from '../text/join-comma.ts'
import { formatPoints } from '../text/score.ts'
import { categoryName } from '../prizes/category-name.ts'
import { formatMoney } from '../prizes/money.ts'
import type { PrizeChance, PrizeOutlook } from './prize-outlook.ts'
import type { PrizeField } from '../prizes/prize-table.ts'

/** Names under one prize. */
const MOST_NAMED = 4

/** What a competitor needs for which prizes, in sentences; empty if they fit no category. */
export function needTexts(field: PrizeField, outlook: PrizeOutlook, player: number): string[] {
  const chances = outlook.chances(player)
  const [first] = chances
  if (!first) return []
  if (chances.every((chance) => isNothing(chance))) return [say.allOutOfReach()]
  const steps = chances.filter((chance, at) => at === 0 || !isSame(chance, chances[at - 1]!))
  const money = (amount: number): string => formatMoney(amount, field.plan.currency)
  const lines = first.isSure
    ? [certainText(first, steps.length === 1, money), ...steps.slice(1).map((step) => stepText(field, outlook, step))]
    : steps.map((step) => stepText(field, outlook, step))
  const gone = outlook.outOfReach(player).map((race) => categoryName(field.plan.categories[race]!))
  return [...lines, ...(gone.length > 0 ? [say.outOfReach({ categories: joinComma(gone) })] : [])]
}

const isNothing = ({ most, things }: PrizeChance): boolean => most === 0 && things.length === 0

const isSame = (one: PrizeChance, other: PrizeChance): boolean =>
  one.least === other.least &&
  one.most === other.most &&
  one.isSure === other.isSure &&
  one.things.join() === other.things.join()

function certainText(chance: PrizeChance, isAll: boolean, money: (amount: number) => string): string {
  const { least, most, things } = chance
  if (isAll && least === most && least > 0 && things.length === 0) return say.certain({ what: money(least) })
  if (isAll && most === 0 && things.length === 1) return say.certain({ what: things[0]! })
  return least > 0 ? say.certainLeast({ money: money(least) }) : say.certainSome()
}

/** `½ from the last round: at least shared 2nd (Overall), 300 € to 400 €` */
function stepText(field: PrizeField, { rounds }: PrizeOutlook, chance: PrizeChance): string {
  const { gain, place } = chance
  const amount = amountText(chance, field.plan.currency)
  const category = place ? categoryName(field.plan.categories[place.race]!) : ''
  const at = place && { place: sayPrizes.place({ place: place.place }), category, what: amount }
  const placed = place?.isShared ? say.atShared : place?.place === 1 ? say.atFirst : say.atPlace
  const what = at ? placed(at) : amount
  return gain === 0 ? say.withoutPoint({ what }) : say.from({ points: formatPoints(gain), rounds, what })
}

function amountText({ least, most, things, isSure }: PrizeChance, currency: string): string {
  if (isSure && most === 0 && things.length === 1) return things[0]!
  const money = (amount: number): string => formatMoney(amount, currency)
  const range =
    most === 0
      ? []
      : least === most
        ? [money(least)]
        : [least > 0 ? say.between({ least: money(least), most: money(most) }) : say.upTo({ most: money(most) })]
  return joinComma([...range, ...things.map((thing) => say.perhaps({ thing }))]) || say.nothing()
}

/** Who can still win a prize, or that it is decided; undefined if nobody can. */
export function stillOpenText(
  { snapshot }: PrizeField,
  people: readonly number[],
  holder?: number,
): string | undefined {
  if (people.length === 0) return undefined
  if (people.length === 1 && people[0] === holder) return say.isDecided()
  const names = people.map((person) => competitorName(snapshot, person))
  const shown =
    names.length > MOST_NAMED
      ? [...names.slice(0, MOST_NAMED - 1), sayPrizes.others({ count: names.length - MOST_NAMED + 1 })]
      : names
  return say.stillOpen({ names: listAnd(shown) })
}
