import type { PairingState } from '../match/pairing-state.ts'
import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { RoundColumns } from './snapshot.ts'

export function pairingState({ outcomes, points, games, facts }: RoundColumns, position: number): PairingState {
  const [white, black] = [points?.[2 * position], points?.[2 * position + 1]]
  return {
    outcome: outcomes.slice(2 * position, 2 * position + 2),
    points: white == null || black == null ? null : [white, black],
    games: games?.[position] ?? '',
    facts: facts?.[position] ?? {},
  }
}

/** Replaces the state of a pairing and shares unchanged columns; empty columns are left out. */
export function withPairingState(round: RoundColumns, position: number, state: PairingState): RoundColumns {
  const { points: _points, games: _games, facts, ...columns } = round
  const allPoints = pointsWith(round, position, state.points)
  const allGames = gamesWith(round, position, state.games)
  const allFacts = factsWith(facts, position, state.facts)
  return {
    ...columns,
    outcomes: spliced(round.outcomes, 2 * position, state.outcome),
    ...(allPoints && { points: allPoints }),
    ...(allGames && { games: allGames }),
    ...(allFacts && { facts: allFacts }),
  }
}

/** Replaces the letters from `from` on, padding with spaces. */
export const spliced = (text: string, from: number, letters: string): string =>
  text.slice(0, from).padEnd(from) + letters + text.slice(from + letters.length)

function pointsWith({ points, white }: RoundColumns, position: number, own: PairingState['points']) {
  if (!points && !own) return undefined
  const all = points ? [...points] : white.flatMap(() => [null, null])
  all.splice(2 * position, 2, ...(own ?? [null, null]))
  return all.some((value) => value !== null) ? all : undefined
}

function gamesWith({ games, white }: RoundColumns, position: number, letters: string): string[] | undefined {
  if (!games && !letters) return undefined
  const all = (games ?? white.map(() => '')).with(position, letters)
  return all.some((row) => row) ? all : undefined
}

function factsWith(facts: RoundColumns['facts'], position: number, known: Facts): RoundColumns['facts'] {
  const { [position]: _before, ...others } = facts ?? {}
  const all = Object.keys(known).length > 0 ? { ...others, [position]: known } : others
  return Object.keys(all).length > 0 ? all : undefined
}

/** Removes the trailing games without an outcome. */
export function trimmedGames(letters: string): string {
  let end = letters.length
  while (end > 0 && letters.slice(end - NO_OUTCOME.length, end) === NO_OUTCOME) end -= NO_OUTCOME.length
  return letters.slice(0, end)
}
