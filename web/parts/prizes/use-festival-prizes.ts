import { useQuery } from '@tanstack/react-query'
import { festivalOf } from '#core/festival/of-section.ts'
import type { PrizeField } from '#core/prizes/prize-table.ts'
import type { FestivalPrizes } from '#core/rows/festival-prizes.ts'
import { festivalQueries } from '../../api/festivals.ts'

/**
 * What the festival says of the prizes of its section; undefined where the section’s own rule stands. `isOpen`: not
 * known yet.
 */
export function useFestivalPrizes({ snapshot, plan, round }: Omit<PrizeField, 'details'>): {
  shared: FestivalPrizes | undefined
  isOpen: boolean
} {
  const festival = festivalOf(snapshot)
  const isAsked = festival !== undefined && round > 0 && plan.categories.length > 0
  const { data, isLoading } = useQuery({
    ...festivalQueries.sectionPrizes(festival ?? '', snapshot.version),
    enabled: isAsked,
    // The festival may be a draft: its rule doesn’t hold yet.
    throwOnError: false,
  })
  const isShared = isAsked && data?.races.some(({ section }) => section === snapshot.id)
  return { shared: isShared ? data : undefined, isOpen: isAsked && isLoading }
}
