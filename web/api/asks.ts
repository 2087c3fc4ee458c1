import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export type Ask = BodyOf<'/tournament/:id/ask'>
export type AskedAnswer = AnswerOf<'get', '/tournament/:id/getAsked'>

/** The signed-in user's requests to the arbiters. */
export const askedQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.asked(id),
    queryFn: ({ signal }) => get('/tournament/:id/getAsked', { id, signal }),
  })

export const ask = (id: string, body: Ask, key: string) => post('/tournament/:id/ask', { id, body, key })
export const answerAsk = (id: string, body: BodyOf<'/tournament/:id/answerAsk'>) =>
  post('/tournament/:id/answerAsk', { id, body })
