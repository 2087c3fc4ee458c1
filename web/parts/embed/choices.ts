import * as say from '#words/embed.js'
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

const ELEMENT_LABELS: Record<EmbedElement, () => string> = {
  standings: say.standings,
  pairings: say.pairings,
  bracket: say.bracket,
  live: say.liveMatches,
  board: say.liveBoard,
  odds: say.odds,
  player: say.player,
  games: say.nextGames,
}

/**
 * The elements of a tournament that can be embedded: a bracket when there is one, odds while the event is open, next
 * games for teams only.
 */
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

/** The name of an element: in a team event the player element shows a team. */
export const elementLabel = ({ settings }: Snapshot, element: EmbedElement): string =>
  element === 'player' && settings.competitors === 'team' ? say.team() : ELEMENT_LABELS[element]()

/** Rounds that can be chosen for an element; empty when it always shows the current round. */
export const roundsOf = ({ rounds }: Snapshot, element: EmbedElement): number[] =>
  element === 'standings' || element === 'pairings' ? rounds.map((_, at) => at + 1) : []

/**
 * The names to choose from for an element: brackets, competitors or pools, in the embed's order. With fewer than two
 * there is nothing to choose.
 */
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

/** Whether an element shows one competitor and is linked from the competitor's page. */
export const isOfOne = (element: EmbedElement): boolean => element === 'player' || element === 'games'

/** The page from which the element comes. Without a round the embed follows the current one. */
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
