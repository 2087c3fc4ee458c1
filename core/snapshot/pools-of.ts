import type { Snapshot } from './snapshot.ts'

/** Positions of the competitors by pool, each in the order of their numbers. */
export function poolsOf({ players }: Snapshot): { pool: number; positions: number[] }[] {
  const pools = new Map<number, number[]>()
  for (const position of players.no.keys()) {
    const pool = players.pool?.[position] ?? 0
    pools.set(pool, [...(pools.get(pool) ?? []), position])
  }
  return [...pools].toSorted(([a], [b]) => a - b).map(([pool, positions]) => ({ pool, positions }))
}
