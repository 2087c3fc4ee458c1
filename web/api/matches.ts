import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

/** Poll interval of a live match while its room is not connected. */
const REFETCH_INTERVAL = 30_000
/** The room sends moves; the rest of the running games may be older. */
const RELAXED_INTERVAL = 120_000

/** `id` is the pairing's. */
export const matchQueries = {
  /** The result with its games. */
  result: (id: string, isPolled = false) =>
    queryOptions({
      queryKey: queryKeys.result(id),
      queryFn: ({ signal }) => get('/result/:id', { id, query: { games: 'true' }, signal }),
      refetchInterval: isPolled ? REFETCH_INTERVAL : false,
    }),
  /** The games with moves even where results are hidden, for a viewer who replays them move by move. */
  moves: (id: string) =>
    queryOptions({
      queryKey: [...queryKeys.result(id), 'moves'],
      queryFn: ({ signal }) => get('/result/:id', { id, query: { games: 'true', spoilers: 'show' }, signal }),
    }),
  /** Positions and clocks of games in progress, which are not saved. */
  running: (id: string, isPolled = false) =>
    queryOptions({
      queryKey: queryKeys.running(id),
      queryFn: ({ signal }) => get('/result/:id/running', { id, signal }),
      refetchInterval: isPolled ? REFETCH_INTERVAL : RELAXED_INTERVAL,
    }),
}

/** Has the server ask the match's chess site now. */
export const sync = (id: string) => post('/result/:id/sync', { id })
