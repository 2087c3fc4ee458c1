import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Result } from '#core/snapshot/result-rows.ts'
import { get, post } from './client.ts'
import type { RunningAnswer } from './rows.ts'

const path = (id: string, call = '') => `/result/${encodeURIComponent(id)}${call}`

/** So often a match that is being played is looked at again, if its room should say nothing. */
const AGAIN = 30_000

/** Everything of a match; `id` is the pairing's. */
export const matchQueries = {
  /** How it went, with its games. */
  result: (id: string, live = false) =>
    queryOptions({
      queryKey: queryKeys.result(id),
      queryFn: ({ signal }) => get<Result>(path(id, '?games=true'), signal),
      refetchInterval: live ? AGAIN : false,
    }),
  /** What is known of its games beyond what is saved, while they are being played. */
  running: (id: string) =>
    queryOptions({
      queryKey: queryKeys.running(id),
      queryFn: ({ signal }) => get<RunningAnswer>(path(id, '/running'), signal),
      refetchInterval: AGAIN,
    }),
}

/** Asks for a look at the match's chess site now. */
export const sync = (id: string): Promise<{ lookedAt: number | null }> => post(path(id, '/sync'))
