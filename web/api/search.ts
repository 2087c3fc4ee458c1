import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Found } from '#core/contract/found.ts'
import { get } from './client.ts'

/** What is typed again within a minute is not asked again. */
const HOLDS = 60_000

export const searchQueries = {
  /** What is found by these words; not asked while there are none. */
  found: (words: string) =>
    queryOptions({
      queryKey: queryKeys.search(words),
      queryFn: ({ signal }) => get<Found[]>(`/search?q=${encodeURIComponent(words)}`, signal),
      enabled: words !== '',
      staleTime: HOLDS,
      placeholderData: keepPreviousData,
    }),
}
