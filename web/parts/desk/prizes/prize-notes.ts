import * as say from '#words/prizesDesk.js'
import { categoryName } from '#core/prizes/category-name.ts'
import { formatMoney } from '#core/prizes/money.ts'
import { namesOf } from '#core/prizes/prize-lines.ts'
import type { Award } from '#core/prizes/race.ts'
import { whyTexts } from '#core/prizes/why.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Prizes } from '../../prizes/use-prize-table.ts'

export interface PrizeNote {
  title: string
  text: string
  isWarning: boolean
}

/** Names in one note. */
const MOST_NAMED = 6

/**
 * What an arbiter should look at before the prize giving: open ties, missing data, prizes without a winner, shares.
 * Where a festival’s rule says who wins, all but the missing data are for its own desk.
 */
export function prizeNotes(prizes: Prizes, hasFestivalRule: boolean): PrizeNote[] {
  const { field, table } = prizes
  if (field.round === 0 || hasFestivalRule) return unknownNotes(prizes)
  return [
    ...openNotes(prizes),
    ...overtakenNotes(prizes),
    ...unknownNotes(prizes),
    ...unclaimedNotes(prizes),
    ...table.categories.flatMap(({ awards }) =>
      awards
        .filter(({ how }, at) => 'sum' in how && !awards.slice(0, at).some((other) => isSameShare(other, awards[at]!)))
        .map((award) => ({
          title: say.sharesTitle({
            name: categoryName(table.categories[award.race]!.category),
            count: 'others' in award.how ? award.how.others.length + 1 : 1,
          }),
          text: whyTexts(field, table, award)[0] ?? '',
          isWarning: false,
        })),
    ),
  ]
}

const isSameShare = (one: Award, other: Award): boolean =>
  'sum' in one.how && 'others' in other.how && other.how.others.includes(one.person)

const openNotes = ({ field, table }: Prizes): PrizeNote[] =>
  table.categories.flatMap(({ category, awards }) => {
    const open = awards.filter(({ how }) => 'isOpen' in how && how.isOpen).map(({ person }) => person)
    if (open.length === 0) return []
    const first = awards.find(({ how }) => 'isOpen' in how && how.isOpen)!.how
    const people = [...new Set([...open, ...('others' in first ? first.others : [])])].slice(0, MOST_NAMED)
    return [
      {
        title: say.openTitle({ name: categoryName(category) }),
        text: say.openHint({ names: namesOf(field, people) }),
        isWarning: true,
      },
    ]
  })

const overtakenNotes = ({ field, table }: Prizes): PrizeNote[] =>
  table.left
    .filter(({ isOvertaken }) => isOvertaken)
    .map(({ person, kept }) => {
      const name = competitorName(field.snapshot, person)
      const own = table.categories[kept]!.awards.find((award) => award.person === person)
      return {
        title: say.overtaken({ name, kept: formatMoney(own?.money ?? 0, field.plan.currency) }),
        text: say.overtakenHint({ name }),
        isWarning: true,
      }
    })

const unknownNotes = ({ field, table }: Prizes): PrizeNote[] =>
  table.categories
    .filter(({ unknown }) => unknown.length > 0)
    .map(({ category, unknown }) => ({
      title: say.unknownTitle({ name: categoryName(category), count: unknown.length }),
      text: say.unknownHint({ names: namesOf(field, unknown.slice(0, MOST_NAMED)) }),
      isWarning: true,
    }))

const unclaimedNotes = ({ table }: Prizes): PrizeNote[] =>
  table.categories
    .filter(({ unclaimed }) => unclaimed.length > 0)
    .map(({ category, fitting, isTooSmall, unclaimed }) => {
      const name = categoryName(category)
      const title = isTooSmall
        ? say.tooFewTitle({ name })
        : fitting === 0
          ? say.nobodyTitle({ name })
          : say.unclaimedTitle({ name, count: unclaimed.length })
      return { title, text: say.fittingNow({ count: fitting }), isWarning: true }
    })
