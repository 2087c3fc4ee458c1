import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import type { ClaimableKind } from '#core/people/claim.ts'
import { get, post } from './client.ts'

export const claimQueries = {
  /** The ways in which the signed-in user may claim an entry. */
  claim: (type: ClaimableKind, id: string) =>
    queryOptions({
      queryKey: queryKeys.claim(type, id),
      queryFn: ({ signal }) => get(`/${type}/:id/getClaim`, { id, signal }),
    }),
  /** Users who ask the director for an entry. */
  requests: (id: string) =>
    queryOptions({
      queryKey: queryKeys.claimRequests(id),
      queryFn: ({ signal }) => get('/tournament/:id/getClaims', { id, signal }),
    }),
}

/** Claims an entry; the `id` of the answer is that of the user or team that owns it now. */
export const create = (type: ClaimableKind, id: string, body: BodyOf<`/${ClaimableKind}/:id/create`>) =>
  post(`/${type}/:id/create`, { id, body })
/** A new claim code; it invalidates the entry's earlier codes. */
export async function createCode(type: ClaimableKind, id: string) {
  const made = await post(`/${type}/:id/createCode`, { id, body: {} })
  return 'code' in made ? made : undefined
}
/** New claim codes for all unclaimed entries; they invalidate earlier codes. */
export const createCodes = (id: string) => post('/tournament/:id/createCodes', { id })
export const requestClaim = (type: ClaimableKind, id: string) => post(`/${type}/:id/requestClaim`, { id })
export const answerClaim = (id: string, body: BodyOf<'/tournament/:id/answerClaim'>) =>
  post('/tournament/:id/answerClaim', { id, body })
