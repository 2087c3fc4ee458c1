import type { Snapshot } from './snapshot.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'

type RoundBounds = Pick<Snapshot, 'active' | 'round' | 'systems'> & {
  settings: Pick<Settings, 'totalRounds' | 'competitors' | 'pairingSystem'>
}

const lastRound = ({ totalRounds }: Pick<Settings, 'totalRounds'>): number => totalRounds ?? Infinity
const isNumber = (word: string): boolean => /^-?\d+(\.\d+)?$/.test(word)
const inRange = (round: number, most: number): number | undefined =>
  Number.isInteger(round) && round >= 0 && round <= most ? round : undefined

/** How a round is paired, from which to which round, and the names of its pools. Round 0 goes by the first. */
export function systemAt(
  settings: Pick<Settings, 'pairingSystem'>,
  systems: readonly RoundSystem[],
  round: number,
): RoundSystem {
  const at = Math.max(1, round)
  const named = systems.find(({ from, to }) => from <= at && at <= to)
  return named ?? { from: 1, to: Infinity, system: settings.pairingSystem, poolNames: [] }
}

/** Whether a round has a table of standings: a knockout has a bracket. */
export const hasStandings = (
  settings: Pick<Settings, 'pairingSystem'>,
  systems: readonly RoundSystem[],
  round: number,
): boolean => systemAt(settings, systems, round).system !== 'knockout'

/** The last of the rounds so far that has a table: of a knockout after a Swiss the last of the Swiss; undefined where none has. */
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

/** Where `/pairings` leads: to the current round, and to the results once all is played. */
const currentPairings = ({ active, round }: Pick<Snapshot, 'active' | 'round'>): 'results' | number =>
  round > 0 && !active ? 'results' : round

/**
 * The round that an address of pairings means, or undefined when nothing stands there: `results` only once the event is
 * over, rounds from 0 to the last; a word that is no number means the current round.
 */
export function pairingsRound(tournament: RoundBounds, word: string | undefined): number | 'results' | undefined {
  if (word === undefined) return currentPairings(tournament)
  if (word === 'results') return tournament.active || tournament.round === 0 ? undefined : 'results'
  return isNumber(word) ? inRange(Number(word), lastRound(tournament.settings)) : tournament.round
}

/** The round that an address of live boards, or of a draw’s reasons, means, or undefined when nothing stands there: as of pairings, and none has results. */
export function boardsRound(tournament: RoundBounds, word: string | undefined): number | undefined {
  const round = pairingsRound({ ...tournament, active: true }, word)
  return round === 'results' ? undefined : round
}

/**
 * The round that an address of standings means, or undefined when nothing stands there: `final` is the last round
 * (of an event that ended early: its last), `individual` the individual scores of a team event; rounds from 0 to one past the last; a word that is no number means
 * the current round. Where a knockout follows rounds with a table, both are the last of those.
 */
export function standingsRound(tournament: RoundBounds, word: string | undefined): number | 'individual' | undefined {
  const { settings, active, round } = tournament
  const current = lastTableRound(tournament) ?? round
  if (word === 'individual') return settings.competitors === 'team' ? 'individual' : undefined
  if (word === 'final') return active && current === round ? (settings.totalRounds ?? round) : current
  return word !== undefined && isNumber(word) ? inRange(Number(word), lastRound(settings) + 1) : current
}

/** The round after which an address asks for a rank: as of standings, and one that is drawn and has a table; undefined where there is none. */
export function rankedRound(tournament: RoundBounds, word: string | undefined): number | undefined {
  const round = standingsRound(tournament, word)
  if (typeof round !== 'number' || round < 1) return undefined
  const shown = Math.min(round, tournament.round)
  return shown > 0 && hasStandings(tournament.settings, tournament.systems, shown) ? shown : undefined
}
