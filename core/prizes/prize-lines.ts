import { listAnd } from '#words/formats.js'
import * as say from '#words/prizes.js'
import { competitorName } from '../snapshot/names.ts'
import type { Prize } from '../tournament/prizes.ts'
import { formatMoney } from './money.ts'
import type { CategoryTable, PrizeField, PrizeTable } from './prize-table.ts'
import { whyTexts } from './why.ts'

/** One prize of a category as readers see it. */
export interface PrizeLine {
  /** `1st` */
  label: string
  place: number
  /** `800 € and a cup`: what was announced, or the winner’s share of it. */
  amount: string
  /** Position in the player columns; undefined if nobody gets it. */
  winner?: number
  /** Ties, and those who get more elsewhere; or why nobody gets it. */
  why: string[]
}

export function prizeLines(field: PrizeField, table: PrizeTable, race: number): PrizeLine[] {
  const { currency } = field.plan
  const own = table.categories[race]!
  const { prizes, awards } = own
  const given = awards.map((award) => ({
    label: say.place({ place: award.place }),
    place: award.place,
    amount: amountText(award.money, award.thing, currency),
    winner: award.person,
    why: whyTexts(field, table, award),
  }))
  const open = prizes.flatMap(({ amount, thing }, at) =>
    own.unclaimed.includes(at) && !awards.some(({ place }) => place === at + 1)
      ? [
          {
            label: say.place({ place: at + 1 }),
            place: at + 1,
            amount: amountText(amount, thing, currency),
            why: [unclaimedText(own)],
          },
        ]
      : [],
  )
  return [...given, ...open].toSorted((a, b) => a.place - b.place)
}

/** All prizes of a category before anybody has won one. */
export const announcedLines = (prizes: readonly Prize[], currency: string): PrizeLine[] =>
  prizes.map(({ amount, thing }, at) => ({
    label: say.place({ place: at + 1 }),
    place: at + 1,
    amount: amountText(amount, thing, currency),
    why: [],
  }))

export const amountText = (amount: number, thing: string, currency: string): string =>
  listAnd([...(amount > 0 || thing === '' ? [formatMoney(amount, currency)] : []), ...(thing ? [thing] : [])])

const unclaimedText = ({ isTooSmall, fitting, category }: CategoryTable): string =>
  isTooSmall
    ? say.tooFew({ count: fitting, needed: category.leastEntries })
    : fitting === 0
      ? say.nobodyFits()
      : say.unclaimed()

export const namesOf = ({ snapshot }: Pick<PrizeField, 'snapshot'>, people: readonly number[]): string =>
  listAnd(people.map((person) => competitorName(snapshot, person)))
