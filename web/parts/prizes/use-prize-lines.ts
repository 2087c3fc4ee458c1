import * as sayFestival from '#words/festivalPrizes.js'
import * as say from '#words/prizes.js'
import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { announcedLines, prizeLines, type PrizeLine } from '#core/prizes/prize-lines.ts'
import { festivalOf, sectionLines } from '#core/rows/section-prizes.ts'
import { festivalQueries } from '../../api/festivals.ts'
import type { Prizes } from './use-prize-table.ts'

export interface PrizeLines {
  /** Of each category. */
  lines: PrizeLine[][]
  /** Whether they say who wins: not before round 1, and not before it is known whether a festival’s rule holds. */
  hasWinners: boolean
  /** The festival’s rule, in words, where its winners are in place of those by the section’s own rule. */
  festivalRule: string[] | undefined
}

const RULES = { most: sayFestival.ruleMost, first: sayFestival.ruleFirst, all: sayFestival.ruleAll }

/** Who wins what. In a section of a festival it is what the festival says, so that two pages never name two winners. */
export function usePrizeLines({ field, table }: Prizes): PrizeLines {
  const { snapshot, plan, round } = field
  const festival = festivalOf(snapshot)
  const isAsked = festival !== undefined && round > 0 && plan.categories.length > 0
  const { data, isLoading } = useQuery({
    ...festivalQueries.sectionPrizes(festival ?? '', snapshot.version),
    enabled: isAsked,
    // The festival may be a draft: its rule doesn’t hold yet.
    throwOnError: false,
  })
  return useMemo(() => {
    const shared = isAsked && data ? sectionLines(data, snapshot) : undefined
    if (data && shared)
      return { lines: shared, hasWinners: true, festivalRule: [say.byFestival(), RULES[data.onePrize]()] }
    const hasWinners = round > 0 && !(isAsked && isLoading)
    const lines = table.categories.map(({ prizes }, race) =>
      hasWinners ? prizeLines(field, table, race) : announcedLines(prizes, plan.currency),
    )
    return { lines, hasWinners, festivalRule: undefined }
  }, [data, isAsked, isLoading, snapshot, field, table, plan, round])
}
