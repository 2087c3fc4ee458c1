import { tournamentPath } from '#core/addresses/paths.ts'
import type { EmbedElement } from '#core/embed/target.ts'
import { bracketsOf } from '#core/knockout/bracket.ts'
import { hasBracket } from '#core/snapshot/round-range.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'

export const ELEMENT_LABELS: Record<EmbedElement, string> = {
  standings: 'Standings',
  pairings: 'Pairings',
  bracket: 'Bracket',
  live: 'Live matches',
  board: 'Live board',
}

/** What of a tournament can be shown; a bracket only where there is one. */
export function elementsOf(snapshot: Snapshot): EmbedElement[] {
  const inBracket = hasBracket(snapshot, snapshot.round)
  return inBracket ? ['bracket', 'pairings', 'live', 'board'] : ['standings', 'pairings', 'live', 'board']
}

/** Rounds that can be chosen for an element; none where it always shows the current one. */
export const roundsOf = ({ rounds }: Snapshot, element: EmbedElement): number[] =>
  element === 'standings' || element === 'pairings' ? rounds.map((_, at) => at + 1) : []

/** What there are several of, by name, in the order of iterations: pools, brackets. One or none needs no choice. */
export function iterationNames(snapshot: Snapshot, element: EmbedElement, round: number): string[] {
  if (element === 'bracket') return bracketsOf(snapshot, round).map(({ title }) => title)
  if (element === 'live' || element === 'board') return []
  const drawn = snapshot.rounds[round - 1]
  const pools = element === 'standings' ? (snapshot.players.pool ?? [0]) : (drawn?.pool ?? [0])
  return [...new Set(pools)]
    .sort((a, b) => a - b)
    .map((pool) => poolTitle(snapshot.settings, snapshot.systems, Math.max(1, round), pool))
}

/** The page whose element it is. Without a round the embed follows the current one. */
export function embedPagePath({ id, settings }: Snapshot, element: EmbedElement, round: number | undefined): string {
  const section =
    element === 'live' || element === 'board' ? 'dashboard' : element === 'standings' ? element : 'pairings'
  return tournamentPath(settings.vanityURL ?? id, section, section === 'dashboard' ? undefined : round)
}
