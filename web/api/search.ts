import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** What is typed again within a minute is not asked again. */
const STALE_TIME = 60_000

export const searchQueries = {
  /** What is found by these words; not asked while there are none. */
  hits: (words: string) =>
    queryOptions({
      queryKey: queryKeys.search(words),
      queryFn: ({ signal }) => get('/search', { query: { q: words }, signal }),
      enabled: words !== '',
      staleTime: STALE_TIME,
      placeholderData: keepPreviousData,
    }),
}
