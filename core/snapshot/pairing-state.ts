import type { PairingState } from '../match/pairing-state.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { RoundColumns } from './snapshot.ts'

export function pairingState(columns: RoundColumns, position: number): PairingState {
  const { outcomes, points, games, facts, minis, mp } = columns
  const [white, black] = [points?.[2 * position], points?.[2 * position + 1]]
  const [whiteMp, blackMp] = [mp?.[2 * position], mp?.[2 * position + 1]]
  const own = minis?.[position]
  return {
    outcome: outcomes.slice(2 * position, 2 * position + 2),
    points: white == null || black == null ? null : [white, black],
    games: games?.[position] ?? '',
    facts: facts?.[position] ?? {},
    ...(own && { minis: own }),
    ...(whiteMp != null && blackMp != null && { mp: [whiteMp, blackMp] }),
  }
}

/** Replaces the state of a pairing and shares unchanged columns; empty columns are left out. */
export function withPairingState(round: RoundColumns, position: number, state: PairingState): RoundColumns {
  const { points, games: _games, facts, minis, mp, ...columns } = round
  const allPoints = sidesWith(points, round, position, state.points)
  const allMatchPoints = sidesWith(mp, round, position, state.mp ?? null)
  const allGames = gamesWith(round, position, state.games)
  const allFacts = valuesWith(facts, position, Object.keys(state.facts).length > 0 ? state.facts : undefined)
  const allMinis = valuesWith(minis, position, state.minis)
  return {
    ...columns,
    outcomes: spliced(round.outcomes, 2 * position, state.outcome),
    ...(allPoints && { points: allPoints }),
    ...(allGames && { games: allGames }),
    ...(allFacts && { facts: allFacts }),
    ...(allMinis && { minis: allMinis }),
    ...(allMatchPoints && { mp: allMatchPoints }),
  }
}

/** Replaces the letters from `from` on, padding with spaces. */
export const spliced = (text: string, from: number, letters: string): string =>
  text.slice(0, from).padEnd(from) + letters + text.slice(from + letters.length)

function sidesWith(
  points: RoundColumns['points'],
  { white }: RoundColumns,
  position: number,
  own: PairingState['points'],
) {
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

function valuesWith<Value>(
  values: Record<number, Value> | undefined,
  position: number,
  own: Value | undefined,
): Record<number, Value> | undefined {
  const { [position]: _before, ...others } = values ?? {}
  const all = own === undefined ? others : { ...others, [position]: own }
  return Object.keys(all).length > 0 ? all : undefined
}

/** Removes the trailing games without an outcome. */
export function trimmedGames(letters: string): string {
  let end = letters.length
  while (end > 0 && letters.slice(end - NO_OUTCOME.length, end) === NO_OUTCOME) end -= NO_OUTCOME.length
  return letters.slice(0, end)
}
