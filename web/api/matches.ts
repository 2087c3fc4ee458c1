import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

/** So often a match that is being played is asked for again while its room is not heard. */
const REFETCH_INTERVAL = 30_000
/** The room tells of moves; what else is known of running games may be older. */
const RELAXED_INTERVAL = 120_000

/** Everything of a match; `id` is the pairing's. */
export const matchQueries = {
  /** How it went, with its games. */
  result: (id: string, isPolled = false) =>
    queryOptions({
      queryKey: queryKeys.result(id),
      queryFn: ({ signal }) => get('/result/:id', { id, query: { games: 'true' }, signal }),
      refetchInterval: isPolled ? REFETCH_INTERVAL : false,
    }),
  /** Its games for who hides results and goes through them move by move. */
  moves: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.result(id), 'moves'],
      queryFn: ({ signal }) => get('/result/:id', { id, query: { games: 'true', spoilers: 'show' }, signal }),
    }),
  /** What is known of its games beyond what is saved, while they are being played. */
  running: (id: string, isPolled = false) =>
    queryOptions({
      queryKey: queryKeys.running(id),
      queryFn: ({ signal }) => get('/result/:id/running', { id, signal }),
      refetchInterval: isPolled ? REFETCH_INTERVAL : RELAXED_INTERVAL,
    }),
}

/** Asks for a look at the match's chess site now. */
export const sync = (id: string) => post('/result/:id/sync', { id })
