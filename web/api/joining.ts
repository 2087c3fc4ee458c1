import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Joining } from '#core/tournament/joining.ts'
import { get, post } from './client.ts'

export interface Entry {
  state: Joining
  mayWithdraw: boolean
}

export interface Request {
  user: string
  username: string
  name: string | null
  team: string | null
  createdAt: number
}

const path = (id: string, call: string): string => `/tournament/${encodeURIComponent(id)}/${call}`

export const joiningQueries = {
  /** How far the reader is with a tournament. */
  entry: (id: string) =>
    queryOptions({ queryKey: queryKeys.entry(id), queryFn: ({ signal }) => get<Entry>(path(id, 'getEntry'), signal) }),
  /** Who asks the director to be let in. */
  requests: (id: string) =>
    queryOptions({
      queryKey: queryKeys.joinRequests(id),
      queryFn: ({ signal }) => get<Request[]>(path(id, 'getRequests'), signal),
    }),
}

export const join = (id: string, team?: string): Promise<Entry> => post(path(id, 'join'), { ...(team && { team }) })
export const withdraw = (id: string): Promise<Entry> => post(path(id, 'withdraw'))
export const answer = (id: string, given: { user: string; accept: boolean }): Promise<Request[]> =>
  post(path(id, 'answerRequest'), given)
