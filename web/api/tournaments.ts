import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import type { RunningMatch } from './answers.ts'
import { newerSnapshot } from './newer-snapshot.ts'

/** So often games that are being played are looked at again, if their room should say nothing. */
const REFETCH_INTERVAL = 30_000

/** Everything under a tournament; `id` is its id or vanity URL, as in the address. */
export const tournamentQueries = {
  all: queryKeys.tournament,
  /** All facts of it. Its room keeps them current, so they never grow stale by themselves. */
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
  /** FIDE ids, clubs and the like, where anything is known of them. */
  entryDetails: (id: string) =>
    queryOptions({
      queryKey: queryKeys.entryDetails(id),
      queryFn: ({ signal }) => get('/tournament/:id/getEntryDetails', { id, signal }),
    }),
  /** The check mark of its history, which each version has its own of. */
  checkMark: (id: string, version: number) =>
    queryOptions({
      queryKey: queryKeys.checkMark(id, version),
      // While results pour in each version asks for its own: none is cut short for the next.
      queryFn: () => get('/tournament/:id/getCheckMark', { id }),
    }),
  /** Who sits at the boards of a team event, and what they scored there; asked again and again while a round is played. */
  individuals: (id: string, isLive = false) =>
    queryOptions({
      queryKey: queryKeys.individuals(id),
      queryFn: ({ signal }) => get('/tournament/:id/getIndividualPlayers', { id, signal }),
      refetchInterval: isLive && REFETCH_INTERVAL,
    }),
  /** The games of a round that are being played; what was told of one that is over stays. */
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
  /** The same as it is now, looked at now and again. */
  clocks: (id: string, round: number) =>
    queryOptions({
      queryKey: [...queryKeys.runningGames(id, round), 'clocks'],
      queryFn: ({ signal }) => get('/tournament/:id/getRunningGames', { id, query: { round: String(round) }, signal }),
      refetchInterval: REFETCH_INTERVAL,
    }),
  /** How many watch it; known from its room alone. */
  online: (id: string) =>
    queryOptions({ queryKey: queryKeys.tournamentOnline(id), queryFn: () => 0, enabled: false, staleTime: Infinity }),
}

/** Matches as they are told now, each with the games that were told before and are not any more. */
function withEarlierGames(before: RunningMatch[], now: RunningMatch[]): RunningMatch[] {
  const gone = before.filter(({ id }) => now.every((match) => match.id !== id))
  const current = now.map((match) => {
    const known = before.find(({ id }) => id === match.id)?.games ?? []
    const over = known.filter(({ game }) => match.games.every((row) => row.game !== game))
    return { ...match, games: [...match.games, ...over] }
  })
  return [...current, ...gone]
}
