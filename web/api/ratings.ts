import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { MINUTE } from '#core/time.ts'
import { get } from './client.ts'

type FoundAnswer = AnswerOf<'get', '/tournament/:id/findListed'>
export type FoundPlayer = FoundAnswer['found'][number]
export type NamedList = FoundAnswer['lists'][number]

export const ratingQueries = {
  /** Without words the answer has the lists alone. */
  found: (id: string, words: string) =>
    queryOptions({
      queryKey: queryKeys.foundInLists(id, words),
      queryFn: ({ signal }) => get('/tournament/:id/findListed', { id, query: { q: words }, signal }),
      staleTime: MINUTE,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  listed: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.desk(id), 'listed'] as const,
      queryFn: ({ signal }) => get('/tournament/:id/getListed', { id, signal }),
      throwOnError: false,
    }),
}
