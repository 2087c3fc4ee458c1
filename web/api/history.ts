import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { get } from './client.ts'

/** A change as everybody may read it. */
export type HistoryChange = AnswerOf<'get', '/tournament/:id/getChanges'>['changes'][number]

export const historyQueries = {
  /** What everybody may know, the newest first; `before` a version. */
  changes: (id: string, before?: number) =>
    queryOptions({
      queryKey: before === undefined ? queryKeys.changes(id) : [...queryKeys.changes(id), before],
      queryFn: ({ signal }) =>
        get('/tournament/:id/getChanges', {
          id,
          query: before === undefined ? {} : { before: String(before) },
          signal,
        }),
    }),
  /** A tournament as it was. */
  moment: (id: string, at: number) =>
    queryOptions({
      queryKey: queryKeys.moment(id, at),
      queryFn: ({ signal }) => get('/tournament/:id/getMoment', { id, query: { at: String(at) }, signal }),
      staleTime: Infinity,
      retry: false,
    }),
}
