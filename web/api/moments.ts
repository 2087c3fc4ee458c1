import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'

/** `id` is the tournament's id or vanity URL, as in the address. */
export const momentQueries = {
  /** Of the latest round that has some. */
  latest: (id: string) =>
    queryOptions({
      queryKey: queryKeys.moments(id),
      queryFn: ({ signal }) => get('/tournament/:id/getMoments', { id, signal }),
    }),
  /** With results that the reader hides: asked for only when the reader wants to see one. */
  whole: (id: string, round: number) =>
    queryOptions({
      queryKey: [...queryKeys.moments(id), 'whole', round],
      queryFn: ({ signal }) =>
        get('/tournament/:id/getMoments', { id, query: { round: String(round), spoilers: 'show' }, signal }),
      enabled: false,
    }),
}
