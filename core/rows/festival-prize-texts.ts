import { listAnd } from '#words/formats.js'
import * as say from '#words/festivalPrizes.js'
import * as sayPrizes from '#words/prizes.js'
import { categoryName } from '../prizes/category-name.ts'
import { formatMoney } from '../prizes/money.ts'
import { amountText } from '../prizes/prize-lines.ts'
import { joinComma } from '../text/join-comma.ts'
import { formatPoints } from '../text/score.ts'
import type {
  FestivalPrizeLine,
  FestivalPrizeRace,
  FestivalPrizes,
  LevelNames,
  PassedPrize,
  PrizeReason,
} from './festival-prizes.ts'

/** `Women`, or `Open A: Women` for a section’s own. */
export const raceName = ({ word, category }: FestivalPrizeRace): string =>
  word === null ? categoryName(category) : `${word}: ${categoryName(category)}`

const COMPARED = { points: say.byPoints, share: say.byShare, performance: say.byPerformance }

/** How those of several sections are compared, and who competes. */
export const raceTexts = ({ category, over, unknown }: FestivalPrizeRace): string[] => [
  ...(category.bestOfClub == null ? [] : [say.forClubs({ count: category.bestOfClub })]),
  ...(category.compare ? [COMPARED[category.compare]()] : []),
  ...(over.length > 0 ? [joinComma(over)] : []),
  ...(unknown > 0 ? [say.unknown({ count: unknown })] : []),
]

/** Why a prize goes to its winner and is this much; in the first line also who left the race for another prize. */
export function lineTexts(prizes: FestivalPrizes, race: FestivalPrizeRace, line: FestivalPrizeLine): string[] {
  if (!race.hasBegun) return []
  if (!line.winner) return [unclaimedText(race)]
  return [...valueText(race, line), ...reasonText(prizes, race, line.reason), ...passedTexts(prizes, race, line)]
}

const unclaimedText = ({ isTooSmall, fitting, category }: FestivalPrizeRace): string =>
  isTooSmall
    ? sayPrizes.tooFew({ count: fitting, needed: category.leastEntries })
    : fitting === 0
      ? sayPrizes.nobodyFits()
      : sayPrizes.unclaimed()

function valueText({ category: { compare } }: FestivalPrizeRace, { value }: FestivalPrizeLine): string[] {
  if (value === null || !compare) return []
  if (compare === 'points') return [say.points({ points: formatPoints(value) })]
  if (compare === 'performance') return [say.performance({ rating: String(value) })]
  return [say.share({ percent: value / 100 })]
}

function reasonText(
  { currency }: FestivalPrizes,
  { category, section }: FestivalPrizeRace,
  reason: PrizeReason | null,
): string[] {
  if (!reason || reason.kind === 'alone') return []
  const names = namesOf(reason.level)
  const count = reason.level.count + 1
  const [sum, own] = [formatMoney(reason.sum, currency), formatMoney(reason.own, currency)]
  const decided = section === null && category.bestOfClub == null ? say.levelDecided : sayPrizes.levelTieBreak
  const open = reason.isOpen ? [say.levelOpen({ names })] : []
  const cut = reason.isCut ? [sayPrizes.shareCut({ least: formatMoney(category.leastShare, currency) })] : []
  switch (reason.kind) {
    case 'place':
      return reason.isOpen ? open : [decided({ names })]
    case 'equal':
      return [sayPrizes.shareEqual({ count, sum }), ...cut]
    case 'hort':
      return [
        reason.own > 0 ? sayPrizes.shareHort({ count, own, sum }) : sayPrizes.shareHalf({ count, sum }),
        ...cut,
        ...open,
      ]
    case 'pool':
      return [sayPrizes.sharePool({ count, sum })]
  }
}

const namesOf = ({ names, count }: LevelNames): string =>
  listAnd(count > names.length ? [...names, sayPrizes.others({ count: count - names.length })] : names)

function passedTexts({ currency, races }: FestivalPrizes, race: FestivalPrizeRace, line: FestivalPrizeLine): string[] {
  if (race.lines.find(({ winner }) => winner !== null) !== line) return []
  return race.passed.map((passed) => passedText(passed, races, currency))
}

function passedText(
  { name, kept, keptAmount, keptThing }: PassedPrize,
  races: FestivalPrizes['races'],
  currency: string,
): string {
  const amount = amountText(keptAmount, keptThing, currency)
  return say.passed({ name, kept: say.of({ amount, category: raceName(races[kept]!) }) })
}
