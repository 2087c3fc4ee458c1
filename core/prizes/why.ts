import { listAnd } from '#words/formats.js'
import * as say from '#words/prizes.js'
import { competitorName } from '../snapshot/names.ts'
import { displayFigure } from '../standings/format.ts'
import type { StandingsTable } from '../standings/table.ts'
import { formatMoney } from './money.ts'
import type { PrizeField, PrizeTable } from './prize-table.ts'
import type { Award } from './race.ts'

/** Names in one reason. */
const MOST_NAMED = 4

/** Why an award goes to this person, and why it is this much: a few clauses, none if the place alone says it. */
export const whyTexts = (field: PrizeField, table: PrizeTable, award: Award): string[] => [
  ...howTexts(field, table, award),
  ...passedTexts(field, table, award),
]

function howTexts({ snapshot, plan }: PrizeField, { standings, categories }: PrizeTable, award: Award): string[] {
  const { how } = award
  if (how.kind === 'alone') return []
  const count = how.others.length + 1
  const money = (amount: number): string => formatMoney(amount, plan.currency)
  const names = listed(how.others.map((person) => competitorName(snapshot, person)))
  const { leastShare } = categories[award.race]!.category
  const cut = 'isCut' in how && how.isCut ? [say.shareCut({ least: money(leastShare) })] : []
  switch (how.kind) {
    case 'place':
      return how.isOpen
        ? [say.levelOpen({ names })]
        : [decidedText(snapshot, standings, award.person, how.others, names)]
    case 'equal':
      return [say.shareEqual({ count, sum: money(how.sum) }), ...cut]
    case 'hort': {
      const open = how.isOpen ? [say.levelOpen({ names })] : []
      const share =
        how.own > 0
          ? say.shareHort({ count, own: money(how.own), sum: money(how.sum) })
          : say.shareHalf({ count, sum: money(how.sum) })
      return [share, ...cut, ...open]
    }
    case 'pool':
      return [say.sharePool({ count, sum: money(how.sum) }), ...(how.isCapped ? [say.shareCapped()] : [])]
  }
}

/** The first tie-break that separates the winner from the next below, or that there is one. */
function decidedText(
  snapshot: PrizeField['snapshot'],
  { rows, columns }: StandingsTable,
  person: number,
  others: readonly number[],
  names: string,
): string {
  const at = rows.findIndex(({ player }) => player === person)
  const next = rows.slice(at + 1).find(({ player }) => others.includes(player))
  const own = rows[at]!
  const column = next ? own.values.findIndex((value, index) => !Object.is(value, next.values[index])) : -1
  if (!next || column < 0) return say.levelTieBreak({ names })
  return say.levelFigure({
    name: competitorName(snapshot, next.player),
    tieBreak: columns[column]!.name,
    own: displayFigure(own.values[column]!, columns[column]!),
    other: displayFigure(next.values[column]!, columns[column]!),
  })
}

/** Said once in a category, at its first award. */
function passedTexts({ snapshot, plan }: PrizeField, { left, categories }: PrizeTable, award: Award): string[] {
  if (categories[award.race]!.awards[0] !== award) return []
  const people = [...new Set(left.filter(({ race }) => race === award.race).map(({ person }) => person))]
  if (people.length === 0) return []
  const names = listed(people.map((person) => competitorName(snapshot, person)))
  return [(plan.onePrize === 'most' ? say.passedOn : say.passedOnFirst)({ names, count: people.length })]
}

const listed = (names: readonly string[]): string =>
  listAnd(
    names.length > MOST_NAMED
      ? [...names.slice(0, MOST_NAMED - 1), say.others({ count: names.length - MOST_NAMED + 1 })]
      : names,
  )
