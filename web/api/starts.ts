import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { SECOND } from '#core/time.ts'
import { get, post } from './client.ts'

export type StartsAnswer = AnswerOf<'get', '/tournament/:id/getStarts'>
export type StartBoard = StartsAnswer['boards'][number]

const SOON = 2 * SECOND
const LATER = 10 * SECOND

/** Asked often while Lichess is asked. */
export const startsQuery = (id: string, round: number) =>
  queryOptions({
    queryKey: queryKeys.startsAtDesk(id, round),
    queryFn: ({ signal }) => get('/tournament/:id/getStarts', { id, query: { round: String(round) }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.boards.some(({ state }) => state === 'asked' || state === 'cancelling') ? SOON : LATER,
  })

export const startGames = (id: string, body: BodyOf<'/tournament/:id/startGames'>) =>
  post('/tournament/:id/startGames', { id, body })
export const cancelStarts = (id: string, body: BodyOf<'/tournament/:id/cancelStarts'>) =>
  post('/tournament/:id/cancelStarts', { id, body })

/** The reader's own link to a game on Lichess. */
export const ownStartQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.ownStart(id),
    queryFn: ({ signal }) => get('/result/:id/ownStart', { id, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'asked' ? SOON : LATER),
  })
