import { languageTag } from '#words/formats.js'
import { queryOptions } from '@tanstack/react-query'
import { DEFAULT_LANGUAGE } from '#core/addresses/localized.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { get } from './client.ts'

/** A change of the public history. */
export type HistoryChange = AnswerOf<'get', '/tournament/:id/getChanges'>['changes'][number]

export const historyQueries = {
  /** Newest first; `before` is a version. */
  changes: (id: string, before?: number) =>
    queryOptions({
      queryKey: before === undefined ? queryKeys.changes(id) : [...queryKeys.changes(id), before],
      queryFn: ({ signal }) =>
        get('/tournament/:id/getChanges', {
          id,
          query: {
            ...(before !== undefined && { before: String(before) }),
            ...(languageTag() !== DEFAULT_LANGUAGE && { lang: languageTag() }),
          },
          signal,
        }),
    }),
  /** A tournament as it was at this version. */
  moment: (id: string, at: number) =>
    queryOptions({
      queryKey: queryKeys.moment(id, at),
      queryFn: ({ signal }) => get('/tournament/:id/getMoment', { id, query: { at: String(at) }, signal }),
      staleTime: Infinity,
      retry: false,
    }),
}
