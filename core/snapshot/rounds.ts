import type { Snapshot } from './snapshot.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'

type RoundBounds = Pick<Snapshot, 'active' | 'round' | 'systems'> & {
  settings: Pick<Settings, 'totalRounds' | 'competitors' | 'pairingSystem'>
}

const lastRound = ({ totalRounds }: Pick<Settings, 'totalRounds'>): number => totalRounds ?? Infinity
const isNumber = (word: string): boolean => /^-?\d+(\.\d+)?$/.test(word)
const inRange = (round: number, most: number): number | undefined =>
  Number.isInteger(round) && round >= 0 && round <= most ? round : undefined

/** The system of a round, with its range of rounds and the names of its pools. Round 0 counts as round 1. */
export function systemAt(
  settings: Pick<Settings, 'pairingSystem'>,
  systems: readonly RoundSystem[],
  round: number,
): RoundSystem {
  const at = Math.max(1, round)
  const named = systems.find(({ from, to }) => from <= at && at <= to)
  return named ?? { from: 1, to: Infinity, system: settings.pairingSystem, poolNames: [] }
}

/** A knockout has a bracket instead. */
export const hasStandings = (
  settings: Pick<Settings, 'pairingSystem'>,
  systems: readonly RoundSystem[],
  round: number,
): boolean => systemAt(settings, systems, round).system !== 'knockout'

/**
 * The latest round with standings: with a knockout after a Swiss, the last round of the Swiss. Undefined if there is
 * none.
 */
export function lastTableRound({
  settings,
  systems,
  round,
}: Pick<RoundBounds, 'round' | 'systems'> & {
  settings: Pick<Settings, 'pairingSystem'>
}): number | undefined {
  if (hasStandings(settings, systems, round)) return round
  return round > 1 ? lastTableRound({ settings, systems, round: round - 1 }) : undefined
}

/** The default of `/pairings`: the current round, or the results of a finished event. */
const currentPairings = ({ active, round }: Pick<Snapshot, 'active' | 'round'>): 'results' | number =>
  round > 0 && !active ? 'results' : round

/**
 * The round in an address of pairings; undefined if there is no such page. `results` exists only once the event is
 * over; rounds go from 0 to the last; any other word means the current round.
 */
export function pairingsRound(tournament: RoundBounds, word: string | undefined): number | 'results' | undefined {
  if (word === undefined) return currentPairings(tournament)
  if (word === 'results') return tournament.active || tournament.round === 0 ? undefined : 'results'
  return isNumber(word) ? inRange(Number(word), lastRound(tournament.settings)) : tournament.round
}

/**
 * The round in an address of live boards, or of a draw’s reasons; undefined if there is no such page. As for pairings,
 * but without `results`.
 */
export function boardsRound(tournament: RoundBounds, word: string | undefined): number | undefined {
  const round = pairingsRound({ ...tournament, active: true }, word)
  return round === 'results' ? undefined : round
}

/**
 * The round in an address of standings; undefined if there is no such page. `final` is the last round (for an event
 * that ended early, its last one), `individual` the individual scores of a team event; rounds go from 0 to one past the
 * last; any other word means the current round. With a knockout after rounds with standings, `final` and the current
 * round are the last of those.
 */
export function standingsRound(tournament: RoundBounds, word: string | undefined): number | 'individual' | undefined {
  const { settings, active, round } = tournament
  const current = lastTableRound(tournament) ?? round
  if (word === 'individual') return settings.competitors === 'team' ? 'individual' : undefined
  if (word === 'final') return active && current === round ? (settings.totalRounds ?? round) : current
  return word !== undefined && isNumber(word) ? inRange(Number(word), lastRound(settings) + 1) : current
}

/** The round in an address of a rank: as for standings, but drawn and with standings; undefined if there is none. */
export function rankedRound(tournament: RoundBounds, word: string | undefined): number | undefined {
  const round = standingsRound(tournament, word)
  if (typeof round !== 'number' || round < 1) return undefined
  const shown = Math.min(round, tournament.round)
  return shown > 0 && hasStandings(tournament.settings, tournament.systems, shown) ? shown : undefined
}
