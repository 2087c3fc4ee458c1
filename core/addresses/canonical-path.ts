import { boardsRound, pairingsRound, standingsRound } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { tournamentPath, type Section } from './paths.ts'

type AddressedTournament = Pick<Snapshot, 'id' | 'active' | 'round' | 'settings'>

type RoundOf = (tournament: AddressedTournament, roundParam: string | undefined) => number | string | undefined
const ROUNDS: Partial<Record<Section, RoundOf>> = {
  pairings: pairingsRound,
  boards: boardsRound,
  standings: standingsRound,
}

/**
 * The path of a page of a tournament: under the vanity URL if there is one, and with the round that is meant: the current
 * one where none is named, the last one for `final`. A round that does not exist stays as it was asked for.
 */
export const canonicalPath = (
  tournament: AddressedTournament,
  { section, round }: { section: Section; round?: string | undefined },
): string =>
  tournamentPath(tournament.settings.vanityURL ?? tournament.id, section, ROUNDS[section]?.(tournament, round) ?? round)
