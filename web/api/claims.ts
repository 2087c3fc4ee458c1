import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Claimed, ClaimMethod, Way } from '#core/people/claim.ts'
import { get, post } from './client.ts'

export interface Claim {
  state: 'open' | 'waiting' | 'yours' | 'taken'
  ways: Way[]
  hint: string | null
}

export interface ClaimRequest {
  user: string
  username: string
  name: string | null
  no: number
  entry: string
  createdAt: number
}

const path = (type: Claimed, id: string, call: string): string => `/${type}/${encodeURIComponent(id)}/${call}`
const ofTournament = (id: string, call: string): string => `/tournament/${encodeURIComponent(id)}/${call}`

export const claimQueries = {
  /** How the reader may claim an entry. */
  claim: (type: Claimed, id: string) =>
    queryOptions({
      queryKey: queryKeys.claim(type, id),
      queryFn: ({ signal }) => get<Claim>(path(type, id, 'getClaim'), signal),
    }),
  /** Who asks the director for an entry. */
  requests: (id: string) =>
    queryOptions({
      queryKey: queryKeys.claimRequests(id),
      queryFn: ({ signal }) => get<ClaimRequest[]>(ofTournament(id, 'getClaims'), signal),
    }),
}

/** Makes an entry one's own; `id` is that of the user or team that has it then. */
export const create = (
  type: Claimed,
  id: string,
  given: { method: ClaimMethod; code?: string },
): Promise<{ message: string; id: string }> => post(path(type, id, 'create'), given)
export const createCode = (type: Claimed, id: string): Promise<{ code: string; expiresAt: number }> =>
  post(path(type, id, 'createCode'))
export const requestClaim = (type: Claimed, id: string): Promise<{ message: string }> =>
  post(path(type, id, 'requestClaim'))
export const answerClaim = (
  id: string,
  given: { user: string; no: number; accept: boolean },
): Promise<ClaimRequest[]> => post(ofTournament(id, 'answerClaim'), given)
