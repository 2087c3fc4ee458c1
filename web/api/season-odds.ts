import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** Without `season`, of the current one. */
export const seasonOddsQuery = (league: string, season?: string) =>
  queryOptions({
    queryKey: queryKeys.seasonOdds(league, season),
    queryFn: ({ signal }) =>
      get('/league/:id/getOdds', { id: league, ...(season !== undefined && { query: { season } }), signal }),
  })
