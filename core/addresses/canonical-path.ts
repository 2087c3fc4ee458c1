import { boardsRound, pairingsRound, rankedRound, standingsRound } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { cardPath, rankPath } from './competitor-path.ts'
import { tournamentPath, type RouteOf, type Section } from './paths.ts'

type AddressedTournament = Pick<Snapshot, 'id' | 'active' | 'round' | 'settings' | 'systems'>

type RoundOf = (tournament: AddressedTournament, roundParam: string | undefined) => number | string | undefined
const ROUNDS: Partial<Record<Section, RoundOf>> = {
  pairings: pairingsRound,
  why: boardsRound,
  boards: boardsRound,
  standings: standingsRound,
}

/**
 * Uses the vanity URL if there is one. A missing round becomes the current one, `final` the last one; a round that does
 * not exist is kept as it was.
 */
export const canonicalPath = (
  tournament: AddressedTournament,
  { section, round, no }: Pick<RouteOf<'tournament'>, 'section' | 'no'> & { round?: string | undefined },
): string => {
  if (no !== undefined) {
    return section === 'rank'
      ? rankPath(tournament, no, rankedRound(tournament, round) ?? round ?? tournament.round)
      : cardPath(tournament, no)
  }
  const id = tournament.settings.vanityURL ?? tournament.id
  return tournamentPath(id, section, ROUNDS[section]?.(tournament, round) ?? round)
}
