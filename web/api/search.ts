import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

const STALE_TIME = 60_000

export const searchQueries = {
  /** Disabled while there are no words. */
  hits: (words: string) =>
    queryOptions({
      queryKey: queryKeys.search(words),
      queryFn: ({ signal }) => get('/search', { query: { q: words }, signal }),
      enabled: words !== '',
      staleTime: STALE_TIME,
      placeholderData: keepPreviousData,
    }),
}
