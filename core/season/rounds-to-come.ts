import { drawnNext } from '../forecast/next-round.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * The event with all its rounds, if tables decide those to come; undefined if they depend on results, or if the drawn
 * rounds did not follow the table.
 */
export function withAllRounds(snapshot: Snapshot): Snapshot | undefined {
  const last = snapshot.settings.totalRounds
  if (last === null) return undefined
  const rounds = [...snapshot.rounds]
  for (let round = snapshot.rounds.length + 1; round <= last; round++) {
    if (systemAt(snapshot.settings, snapshot.systems, round).system !== 'roundRobin') return undefined
    const drawn = drawnNext({ ...snapshot, round: round - 1, rounds: [...rounds] }, round)
    if (typeof drawn === 'string') return undefined
    rounds.push(drawn)
  }
  const whole = { ...snapshot, round: Math.max(snapshot.round, rounds.length), rounds }
  return hasEveryPair(whole) ? whole : undefined
}

/** Whether all pairs meet as often as each other. A team that leaves changes that. */
function hasEveryPair({ players, rounds, settings, systems }: Snapshot): boolean {
  const isTable = rounds.every((_, at) => systemAt(settings, systems, at + 1).system === 'roundRobin')
  if (!isTable || players.withdrawn?.length) return true
  const pairs = rounds.flatMap(({ white, black }) =>
    white.flatMap((one, at) => (black[at]! < 0 ? [] : [`${Math.min(one, black[at]!)} ${Math.max(one, black[at]!)}`])),
  )
  const met = Map.groupBy(pairs, (pair) => pair)
  return new Set([...met.values()].map(({ length }) => length)).size <= 1
}
