import type { DrawnPair } from '../snapshot/desk.ts'
import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRound, bergerRounds, doubleBergerRound, type Seats } from './berger.ts'
import { poolsOf } from './pools-of.ts'

/**
 * A round of a round robin by the Berger tables, pool by pool. Numbers are those of the list: whoever withdrew keeps theirs, so
 * that the others meet as the table says. With rounds enough everybody meets everybody twice.
 */
export function drawRoundRobin(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const { from, to } = systemRange(snapshot, round)
  const pools = poolsOf(snapshot)
  const most = Math.max(0, ...pools.map(({ positions }) => bergerRounds(positions.length)))
  if (most === 0) return 'A round robin needs two players at least.'
  const isDouble = to - from + 1 >= 2 * most
  const table = isDouble ? doubleBergerRound : bergerRound
  const pairs = pools.flatMap(({ pool, positions }) =>
    table(positions.length, round - from + 1).map((seats) => pairOf(snapshot, seats, positions, pool)),
  )
  if (pairs.length === 0) return `Everybody has met everybody: the table has ${most} rounds.`
  return [...pairs.filter(({ black }) => black !== null), ...pairs.filter(({ black }) => black === null)]
}

/** Nobody gets points for the round in which they are free. */
function pairOf({ players }: Snapshot, [white, black]: Seats, positions: number[], pool: number): DrawnPair {
  const no = (seat: number): number => players.no[positions[seat - 1]!]!
  return {
    white: no(white),
    black: black === 0 ? null : no(black),
    ...(black === 0 && { bye: 'Z' }),
    ...(pool > 0 && { pool }),
  }
}
