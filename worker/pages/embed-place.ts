import { parsePath } from '#core/addresses/parse-path.ts'
import type { Route } from '#core/addresses/paths.ts'
import { pairingsRound, standingsRound } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

export type TournamentRoute = Extract<Route, { page: 'tournament' }>

/** The tournament page that an address means, itself or by its redirect. */
export function tournamentPlaceOf(where: Route): TournamentRoute | undefined {
  if (where.page === 'tournament') return where
  return where.page === 'redirect' ? tournamentPlaceOf(parsePath(where.to)) : undefined
}

/**
 * The round in the address; undefined if it names none, so that the embed follows the current round; 'none' if there is
 * no such round.
 */
export function roundInAddress(
  snapshot: Snapshot,
  { section, round: word }: TournamentRoute,
): number | undefined | 'none' {
  if (word === undefined) return undefined
  const round = section === 'standings' ? standingsRound(snapshot, word) : pairingsRound(snapshot, word)
  if (round === undefined) return 'none'
  return typeof round === 'number' ? round : undefined
}
