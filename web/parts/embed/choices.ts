import { tournamentPath } from '#core/addresses/paths.ts'
import type { Element } from '#core/embed/asked.ts'
import { bracketsOf } from '#core/knockout/bracket.ts'
import { hasBracket } from '#core/knockout/stretch.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/tournament/pools.ts'

export const ELEMENT_WORDS: Record<Element, string> = {
  standings: 'Standings',
  pairings: 'Pairings',
  bracket: 'Bracket',
  live: 'Live matches',
  board: 'Live board',
}

/** What of a tournament can be shown; a bracket only where there is one. */
export function elementsOf(event: Snapshot): Element[] {
  const inBracket = hasBracket(event, event.round)
  return inBracket ? ['bracket', 'pairings', 'live', 'board'] : ['standings', 'pairings', 'live', 'board']
}

/** Rounds that can be chosen for an element; none where it always shows the current one. */
export const roundsOf = ({ rounds }: Snapshot, element: Element): number[] =>
  element === 'standings' || element === 'pairings' ? rounds.map((_, at) => at + 1) : []

/** What there are several of, by name, in the order of iterations: pools, brackets. One or none needs no choice. */
export function severalOf(event: Snapshot, element: Element, round: number): string[] {
  if (element === 'bracket') return bracketsOf(event, round).map(({ title }) => title)
  if (element === 'live' || element === 'board') return []
  const drawn = event.rounds[round - 1]
  const pools = element === 'standings' ? (event.players.pool ?? [0]) : (drawn?.pool ?? [0])
  return [...new Set(pools)]
    .sort((a, b) => a - b)
    .map((pool) => poolTitle(event.settings, event.systems, Math.max(1, round), pool))
}

/** The page whose element it is. Without a round the embed follows the current one. */
export function pageOf({ id, settings }: Snapshot, element: Element, round: number | undefined): string {
  const section =
    element === 'live' || element === 'board' ? 'dashboard' : element === 'standings' ? element : 'pairings'
  return tournamentPath(settings.vanityURL ?? id, section, section === 'dashboard' ? undefined : round)
}
