import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf, BodyOf } from '#core/contract/describe/signature.ts'
import { SECOND } from '#core/time.ts'
import { get, post } from './client.ts'

export type HelperView = AnswerOf<'post', '/help/look'>
export type HelperBoard = HelperView['boards'][number]

/** Asking for the arbiters also announces one's own presence at the desk. */
const PRESENCE_EVERY = 15 * SECOND

export const helperQueries = {
  /** Users who have the desk open; asking adds the signed-in user. */
  arbiters: (id: string) =>
    queryOptions({
      queryKey: queryKeys.arbiters(id),
      queryFn: ({ signal }) => get('/tournament/:id/getArbiters', { id, signal }),
      refetchInterval: PRESENCE_EVERY,
    }),
}

export const addHelper = (id: string, body: BodyOf<'/tournament/:id/addHelper'>) =>
  post('/tournament/:id/addHelper', { id, body })
export const removeHelper = (id: string, helper: number) =>
  post('/tournament/:id/removeHelper', { id, body: { helper } })
export const addArbiter = (id: string, body: BodyOf<'/tournament/:id/addArbiter'>) =>
  post('/tournament/:id/addArbiter', { id, body })
export const removeArbiter = (id: string, username: string) =>
  post('/tournament/:id/removeArbiter', { id, body: { username } })
export const askSite = (id: string) => post('/tournament/:id/askSite', { id })
/** The boards of a helper's link, by its secret. */
export const lookAsHelper = (secret: string) => post('/help/look', { body: { secret } })
export const enterByHelper = (body: BodyOf<'/help/enter'>, key: string) => post('/help/enter', { body, key })
export const undoByHelper = (body: BodyOf<'/help/undo'>, key: string) => post('/help/undo', { body, key })
