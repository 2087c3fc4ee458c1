import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const registrationQueries = {
  /** The state of the signed-in user's entry or request. */
  entry: (id: string) =>
    queryOptions({
      queryKey: queryKeys.entry(id),
      queryFn: ({ signal }) => get('/tournament/:id/getEntry', { id, signal }),
    }),
  /** Users who ask the director to be let in. */
  requests: (id: string) =>
    queryOptions({
      queryKey: queryKeys.joinRequests(id),
      queryFn: ({ signal }) => get('/tournament/:id/getRequests', { id, signal }),
    }),
}

export const joinTournament = (id: string, team: string | undefined, letters: boolean) =>
  post('/tournament/:id/join', { id, body: { ...(team && { team }), ...(letters && { letters }) } })
export const withdrawEntry = (id: string, team?: string) =>
  post('/tournament/:id/withdraw', { id, body: { ...(team && { team }) } })
export const answerRequest = (id: string, body: BodyOf<'/tournament/:id/answerRequest'>) =>
  post('/tournament/:id/answerRequest', { id, body })
