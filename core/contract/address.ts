import { pairingsRound, standingsRound } from '../tournament/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { pathTo, type Section } from './paths.ts'

type Known = Pick<Snapshot, 'id' | 'active' | 'round' | 'settings'>

type RoundOf = (tournament: Known, word: string | undefined) => number | string | undefined
const ROUNDS: Partial<Record<Section, RoundOf>> = { pairings: pairingsRound, standings: standingsRound }

/**
 * Where a page of a tournament stands: under the vanity URL if there is one, and with the round that is meant: the
 * current one where none is named, the last one for `final`. A round that does not exist stays as it was asked for.
 */
export const address = (
  tournament: Known,
  { section, round }: { section: Section; round?: string | undefined },
): string =>
  pathTo(tournament.settings.vanityURL ?? tournament.id, section, ROUNDS[section]?.(tournament, round) ?? round)
