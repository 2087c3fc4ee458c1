import * as say from '#words/coreDraw.js'
import type { DrawnPair } from '../snapshot/desk.ts'
import { systemRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { bergerRound, bergerRounds, doubleBergerRound, type Seats } from './berger.ts'
import { poolsOf } from '../snapshot/pools-of.ts'
import { isLessThanHalf, robinGames } from './robin-games.ts'
import { isIn } from './who-plays.ts'

/**
 * A round of a round robin by the Berger tables, pool by pool. A withdrawn player keeps the number in the table, so the
 * other pairings stay the same: after half of the games the rest are boards that the player loses by forfeit, before that
 * the opponent is free. With enough rounds it is a double round robin.
 */
export function drawRoundRobin(snapshot: Snapshot, round: number): DrawnPair[] | string {
  const { from, to } = systemRange(snapshot, round)
  const pools = poolsOf(snapshot)
  const most = Math.max(0, ...pools.map(({ positions }) => bergerRounds(positions.length)))
  if (most === 0) return say.robinNeedsTwo()
  const isDouble = to - from + 1 >= 2 * most
  const table: typeof doubleBergerRound = isDouble ? doubleBergerRound : bergerRound
  const pairs = pools.flatMap(({ pool, positions }) =>
    table(positions.length, round - from + 1, snapshot.settings.swapLastRounds).flatMap((seats) =>
      pairOf(snapshot, seats, { pool, positions, round }),
    ),
  )
  if (pairs.length === 0) return say.everybodyMet({ count: most })
  return [...pairs.filter(({ black }) => black !== null), ...pairs.filter(({ black }) => black === null)]
}

/** A board, or the bye of the free player. A round that the table leaves free gives no points. */
function pairOf(snapshot: Snapshot, [white, black]: Seats, table: PoolTable): DrawnPair[] {
  const { positions, round, pool } = table
  const seats = [white, black].filter((seat) => seat > 0).map((seat) => positions[seat - 1]!)
  const paired = seats.filter(
    (position) => isIn(snapshot, position, round) || losesByForfeit(snapshot, position, round),
  )
  const here = paired.filter((position) => isIn(snapshot, position, round))
  if (here.length === 0) return []
  const [one, other] = paired.map((position) => snapshot.players.no[position]!)
  const rest = pool > 0 && { pool }
  if (other !== undefined) return [{ white: one!, black: other, ...rest }]
  return [{ white: one!, black: null, bye: 'Z', ...rest }]
}

/** Whether a player who has left still has a board, because half of the games were played. */
function losesByForfeit(snapshot: Snapshot, position: number, round: number): boolean {
  const games = robinGames(snapshot, position, round)
  return games !== undefined && games.played > 0 && !isLessThanHalf(games)
}

interface PoolTable {
  pool: number
  positions: number[]
  round: number
}
