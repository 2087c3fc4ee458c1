import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** A festival with running rounds is asked for again this often, in case its rooms say nothing. */
const REFETCH_INTERVAL = 60_000

export const festivalQueries = {
  festivals: () =>
    queryOptions({ queryKey: queryKeys.festivals(), queryFn: ({ signal }) => get('/festivals', { signal }) }),
  festival: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festival(id),
      queryFn: ({ signal }) => get('/festival/:id/getFestival', { id, signal }),
      refetchInterval: ({ state: { data } }) =>
        data?.sections.some(({ state }) => state === 'playing') && REFETCH_INTERVAL,
    }),
  entries: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalEntries(id),
      queryFn: ({ signal }) => get('/festival/:id/getEntries', { id, signal }),
    }),
  pairings: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalPairings(id),
      queryFn: ({ signal }) => get('/festival/:id/getPairings', { id, signal }),
    }),
  prizes: (id: string) =>
    queryOptions({
      queryKey: queryKeys.festivalPrizes(id),
      queryFn: ({ signal }) => get('/festival/:id/getPrizes', { id, signal }),
    }),
  /** The same for the pages of a section: asked for again with each of its versions. */
  sectionPrizes: (id: string, version: number) =>
    queryOptions({
      queryKey: [...queryKeys.festivalPrizes(id), version],
      queryFn: ({ signal }) => get('/festival/:id/getPrizes', { id, signal }),
      placeholderData: keepPreviousData,
      // Results of other sections change its winners, too.
      refetchInterval: ({ state: { data } }) => data !== undefined && !data.isOver && REFETCH_INTERVAL,
    }),
}
