import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import type { RunningMatch } from './answers.ts'
import { newerSnapshot } from './newer-snapshot.ts'

/** Live games are polled in case their room says nothing. */
const REFETCH_INTERVAL = 30_000

/** `id` is the tournament's id or vanity URL, as in the address. */
export const tournamentQueries = {
  all: queryKeys.tournament,
  /** The room keeps the snapshot current, so it never goes stale by itself. */
  snapshot: (id: string) =>
    queryOptions({
      queryKey: queryKeys.snapshot(id),
      queryFn: ({ signal }) => get('/tournament/:id/snapshot', { id, signal }),
      staleTime: Infinity,
      structuralSharing: newerSnapshot,
    }),
  announcements: (id: string) =>
    queryOptions({
      queryKey: queryKeys.announcements(id),
      queryFn: ({ signal }) => get('/tournament/:id/getAnnouncements', { id, signal }),
    }),
  /** FIDE ids, clubs and the like, where known. */
  entryDetails: (id: string) =>
    queryOptions({
      queryKey: queryKeys.entryDetails(id),
      queryFn: ({ signal }) => get('/tournament/:id/getEntryDetails', { id, signal }),
    }),
  /** The check mark of the history; every version has its own. */
  checkMark: (id: string, version: number) =>
    queryOptions({
      queryKey: queryKeys.checkMark(id, version),
      // No `signal`: during a rush of results the next version must not cancel this request.
      queryFn: () => get('/tournament/:id/getCheckMark', { id }),
    }),
  /** Players at the boards of a team event with their scores; polled while a round is live. */
  individuals: (id: string, isLive = false) =>
    queryOptions({
      queryKey: queryKeys.individuals(id),
      queryFn: ({ signal }) => get('/tournament/:id/getIndividualPlayers', { id, signal }),
      refetchInterval: isLive && REFETCH_INTERVAL,
    }),
  /** The live games of a round; games that have ended keep their last state. */
  runningGames: (id: string, round: number) => {
    const queryKey = queryKeys.runningGames(id, round)
    return queryOptions({
      queryKey,
      queryFn: async ({ signal, client }) =>
        withEarlierGames(
          client.getQueryData<RunningMatch[]>(queryKey) ?? [],
          await get('/tournament/:id/getRunningGames', { id, query: { round: String(round) }, signal }),
        ),
      refetchInterval: REFETCH_INTERVAL,
    })
  },
  /** The saved games of a round, with their moves: fetched again only when asked. */
  savedGames: (id: string, round: number) =>
    queryOptions({
      queryKey: queryKeys.savedGames(id, round),
      queryFn: ({ signal }) =>
        get('/tournament/:id/getPairings', { id, query: { round: String(round), games: 'true' }, signal }),
      staleTime: Infinity,
    }),
  /** The live games of a round, without those that have ended. */
  clocks: (id: string, round: number) =>
    queryOptions({
      queryKey: [...queryKeys.runningGames(id, round), 'clocks'],
      queryFn: ({ signal }) => get('/tournament/:id/getRunningGames', { id, query: { round: String(round) }, signal }),
      refetchInterval: REFETCH_INTERVAL,
    }),
  /** The number of viewers. Never fetched: the tournament’s room sets it. */
  online: (id: string) =>
    queryOptions({ queryKey: queryKeys.tournamentOnline(id), queryFn: () => 0, enabled: false, staleTime: Infinity }),
}

/** Current matches, plus games that an earlier answer had and this one lacks. */
function withEarlierGames(before: RunningMatch[], now: RunningMatch[]): RunningMatch[] {
  const gone = before.filter(({ id }) => now.every((match) => match.id !== id))
  const current = now.map((match) => {
    const known = before.find(({ id }) => id === match.id)?.games ?? []
    const over = known.filter(({ game }) => match.games.every((row) => row.game !== game))
    return { ...match, games: [...match.games, ...over] }
  })
  return [...current, ...gone]
}
