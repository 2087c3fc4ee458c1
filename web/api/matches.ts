import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

/** Milliseconds between two requests for a live match while its room is not connected. */
export const REFETCH_INTERVAL = 30_000
/** The room sends moves; the rest of the running games may be older. */
const RELAXED_INTERVAL = 120_000

const DELAY = 2000
const JITTER = 4000

/** `id` is the pairing's. */
export const matchQueries = {
  /** The result with its games. */
  result: (id: string) =>
    queryOptions({
      queryKey: queryKeys.result(id),
      queryFn: ({ signal }) => get('/result/:id', { id, query: { games: 'true' }, signal }),
    }),
  /**
   * The result of a match in which a game has just ended: the answer of before doesn’t have that game, so the key has the
   * results known. All viewers learn of a result at once, and the edge cache may be a second behind.
   */
  ended: (id: string, results: string) =>
    queryOptions({
      queryKey: [...queryKeys.result(id), 'ended', results],
      queryFn: async ({ signal }) => {
        await new Promise((resolve) => setTimeout(resolve, DELAY + JITTER * Math.random()))
        return get('/result/:id', { id, query: { games: 'true' }, signal })
      },
      staleTime: Infinity,
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
