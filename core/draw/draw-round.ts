import type { ByeRequest } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inBoardOrder } from '../trf/draft-pairing.ts'
import type { DrawPair } from './draw-input.ts'
import { swissInput } from './draw-inputs.ts'
import { participants } from './participants.ts'
import { isRefusal, type DrawRefusal } from './refusal.ts'
import { drawDutch, dutchPairs, type DutchDraw } from './swiss/dutch.ts'

/** A pairing of positions in the player columns; `black` is −1 for the pairing-allocated bye. */
export interface DrawnPairing extends DrawPair {
  /** From 0. */
  pool: number
}

/** One pool's round, and of individuals how it came about. */
export interface DrawnPool {
  pool: number
  /** In board order. */
  pairs: DrawPair[]
  draw: DutchDraw | null
}

type Byes = readonly Pick<ByeRequest, 'round' | 'player' | 'state'>[]

/** The pairings of a Swiss round in board order, pool by pool, each drawn apart; or why there are none. */
export function drawRound(snapshot: Snapshot, round: number, byes?: Byes): DrawnPairing[] | DrawRefusal {
  const pools = drawPools(snapshot, round, byes)
  return isRefusal(pools) ? pools : pools.flatMap(({ pool, pairs }) => pairs.map((pair) => ({ ...pair, pool })))
}

/** The same with what its reasons are found in. */
export function drawPools(snapshot: Snapshot, round: number, byes?: Byes): DrawnPool[] | DrawRefusal {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  if (system !== 'swiss') throw new Error(`a ${system} is not drawn by the Swiss rules`)
  const pools = Map.groupBy(participants(snapshot, round, byes), (player) => snapshot.players.pool?.[player] ?? 0)
  const drawn: DrawnPool[] = []
  for (const [pool, members] of [...pools].sort(([a], [b]) => a - b)) {
    const input = swissInput(snapshot, round, new Set(members))
    const draw = drawDutch(input)
    if (isRefusal(draw)) return draw
    const scores = new Map(input.players.map(({ id, score }) => [id, score]))
    const byPosition = Float64Array.from(snapshot.players.no, (_, position) => scores.get(position) ?? 0)
    drawn.push({ pool, pairs: inBoardOrder(dutchPairs(draw, input), byPosition), draw })
  }
  return drawn
}
