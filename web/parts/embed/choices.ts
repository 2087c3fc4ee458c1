import { cardPath } from '#core/addresses/competitor-path.ts'
import { profilePath, tournamentPath, type Section } from '#core/addresses/paths.ts'
import type { EmbedElement } from '#core/embed/target.ts'
import { isOpenEvent } from '#core/forecast/round-to-come.ts'
import { bracketsOf } from '#core/knockout/bracket.ts'
import { hasBracket } from '#core/snapshot/round-range.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { poolTitle } from '#core/snapshot/pools.ts'

const ELEMENT_LABELS: Record<EmbedElement, string> = {
  standings: 'Standings',
  pairings: 'Pairings',
  bracket: 'Bracket',
  live: 'Live matches',
  board: 'Live board',
  odds: 'Odds',
  player: 'Player',
  games: 'Next games',
}

/** What of a tournament can be shown: a bracket only where there is one, odds while they are open, and of teams their games. */
export function elementsOf(snapshot: Snapshot): EmbedElement[] {
  const inBracket = hasBracket(snapshot, snapshot.round)
  const isTeam = snapshot.settings.competitors === 'team'
  return [
    inBracket ? 'bracket' : 'standings',
    'pairings',
    'live',
    'board',
    ...(isOpenEvent(snapshot) ? (['odds'] as const) : []),
    ...(snapshot.players.no.length > 0 ? (['player'] as const) : []),
    ...(isTeam && snapshot.players.no.length > 0 ? (['games'] as const) : []),
  ]
}

/** What an element is called: teams have no players of their own. */
export const elementLabel = ({ settings }: Snapshot, element: EmbedElement): string =>
  element === 'player' && settings.competitors === 'team' ? 'Team' : ELEMENT_LABELS[element]

/** Rounds that can be chosen for an element; none where it always shows the current one. */
export const roundsOf = ({ rounds }: Snapshot, element: EmbedElement): number[] =>
  element === 'standings' || element === 'pairings' ? rounds.map((_, at) => at + 1) : []

/** What there are several of, by name, in the order of iterations: pools, brackets, competitors. One or none needs no choice. */
export function iterationNames(snapshot: Snapshot, element: EmbedElement, round: number): string[] {
  if (element === 'bracket') return bracketsOf(snapshot, round).map(({ title }) => title)
  if (element === 'live' || element === 'board') return []
  const drawn = snapshot.rounds[round - 1]
  if (isOfOne(element)) return snapshot.players.no.map((_, at) => competitorName(snapshot, at))
  const pools = element === 'standings' || element === 'odds' ? (snapshot.players.pool ?? [0]) : (drawn?.pool ?? [0])
  return [...new Set(pools)]
    .sort((a, b) => a - b)
    .map((pool) => poolTitle(snapshot.settings, snapshot.systems, Math.max(1, round), pool))
}

/** Whether it is about one competitor, whose page it is found at. */
export const isOfOne = (element: EmbedElement): boolean => element === 'player' || element === 'games'

/** The page whose element it is. Without a round the embed follows the current one. */
export function embedPagePath(
  snapshot: Snapshot,
  element: EmbedElement,
  { round, which }: { round: number | undefined; which: number },
): string {
  if (element === 'player') return cardPath(snapshot, snapshot.players.no[which - 1]!)
  if (element === 'games') return profilePath('team', competitorId(snapshot, which - 1))
  const { id, settings } = snapshot
  const section = SECTION_OF[element] ?? 'dashboard'
  return tournamentPath(settings.vanityURL ?? id, section, section === 'dashboard' ? undefined : round)
}

const SECTION_OF: { [Element in EmbedElement]?: Section } = {
  standings: 'standings',
  pairings: 'pairings',
  bracket: 'pairings',
}
