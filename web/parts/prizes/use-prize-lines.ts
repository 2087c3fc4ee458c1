import * as sayFestival from '#words/festivalPrizes.js'
import * as say from '#words/prizes.js'
import { useMemo } from 'react'
import { announcedLines, prizeLines, type PrizeLine } from '#core/prizes/prize-lines.ts'
import { sectionLines } from '#core/rows/section-prizes.ts'
import { useFestivalPrizes } from './use-festival-prizes.ts'
import type { Prizes } from './use-prize-table.ts'

export interface PrizeLines {
  /** Of each category. */
  lines: PrizeLine[][]
  /** Whether they say who wins: not before round 1, and not before it is known whether a festival’s rule holds. */
  hasWinners: boolean
  /** The festival’s rule, in words, where its winners are in place of those by the section’s own rule. */
  festivalRule: string[] | undefined
  /** Whether the winners are final. */
  isOver: boolean
  /** Until when they are provisional, in words. */
  state: string
}

const RULES = { most: sayFestival.ruleMost, first: sayFestival.ruleFirst, all: sayFestival.ruleAll }

/** Who wins what. In a section of a festival it is what the festival says, so that two pages never name two winners. */
export function usePrizeLines({ field, table }: Prizes): PrizeLines {
  const { snapshot, plan, round } = field
  const { shared, isOpen } = useFestivalPrizes(field)
  return useMemo(() => {
    const ofFestival = shared && sectionLines(shared, snapshot)
    if (ofFestival)
      return {
        lines: ofFestival,
        hasWinners: true,
        festivalRule: [say.byFestival(), RULES[shared.onePrize]()],
        isOver: shared.isOver,
        state: shared.isOver ? sayFestival.final() : sayFestival.provisional(),
      }
    const hasWinners = round > 0 && !isOpen
    const lines = table.categories.map(({ prizes }, race) =>
      hasWinners ? prizeLines(field, table, race) : announcedLines(prizes, plan.currency),
    )
    const isOver = !snapshot.active
    const state = round === 0 ? say.beforeRoundOne() : isOver ? say.final() : say.provisional()
    return { lines, hasWinners, festivalRule: undefined, isOver, state }
  }, [shared, isOpen, snapshot, field, table, plan, round])
}
