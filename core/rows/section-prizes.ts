import * as say from '#words/prizes.js'
import { categoryName } from '../prizes/category-name.ts'
import { amountText, type PrizeLine } from '../prizes/prize-lines.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { NO_PRIZES } from '../tournament/prizes.ts'
import { lineTexts } from './festival-prize-texts.ts'
import type { FestivalPrizeRace, FestivalPrizes } from './festival-prizes.ts'

/**
 * A section’s own prizes as its festival gives them, in the order of its categories. undefined where its own rule
 * stands, or the festival was read with other categories.
 */
export function sectionRaces({ races }: FestivalPrizes, snapshot: Snapshot): FestivalPrizeRace[] | undefined {
  const own = races.filter(({ section }) => section === snapshot.id)
  const { categories } = snapshot.prizes ?? NO_PRIZES
  const names = (of: readonly { category: FestivalPrizeRace['category'] }[]) =>
    JSON.stringify(of.map(({ category }) => [categoryName(category), category.prizes.length]))
  const isSame = names(own) === names(categories.map((category) => ({ category })))
  return own.length > 0 && isSame ? own : undefined
}

/** The same for readers, category by category. */
export function sectionLines(prizes: FestivalPrizes, snapshot: Snapshot): PrizeLine[][] | undefined {
  const playerOf = new Map(snapshot.players.no.map((no, at) => [no, at]))
  return sectionRaces(prizes, snapshot)?.map((race) =>
    race.lines.map((line) => {
      const winner = playerOf.get(line.winner?.no ?? -1)
      return {
        label: say.place({ place: line.place }),
        place: line.place,
        amount: amountText(line.amount, line.thing, prizes.currency),
        ...(winner !== undefined && { winner }),
        why: lineTexts(prizes, race, line),
      }
    }),
  )
}
