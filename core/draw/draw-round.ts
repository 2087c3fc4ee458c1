import type { ByeRequest } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inBoardOrder } from '../trf/draft-pairing.ts'
import type { DrawPair } from './draw-input.ts'
import { swissInput } from './draw-inputs.ts'
import { inDraw } from './in-draw.ts'
import { isRefusal, type DrawRefusal } from './refusal.ts'
import { drawDutch } from './swiss/dutch.ts'

/** A pairing of positions in the player columns; `black` is −1 for the pairing-allocated bye. */
export interface DrawnPairing extends DrawPair {
  /** From 0. */
  pool: number
}

/** The pairings of a Swiss round in board order, pool by pool, each drawn apart; or why there are none. */
export function drawRound(
  snapshot: Snapshot,
  round: number,
  byes?: readonly Pick<ByeRequest, 'round' | 'player' | 'state'>[],
): DrawnPairing[] | DrawRefusal {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  if (system !== 'swiss') throw new Error(`a ${system} is not drawn by the Swiss rules`)
  const pools = Map.groupBy(inDraw(snapshot, round, byes), (player) => snapshot.players.pool?.[player] ?? 0)
  const drawn: DrawnPairing[] = []
  for (const [pool, members] of [...pools].sort(([a], [b]) => a - b)) {
    const input = swissInput(snapshot, round, new Set(members))
    const pairs = drawDutch(input)
    if (isRefusal(pairs)) return pairs
    const scores = new Map(input.players.map(({ id, score }) => [id, score]))
    const byPosition = Float64Array.from(snapshot.players.no, (_, position) => scores.get(position) ?? 0)
    drawn.push(...inBoardOrder(pairs, byPosition).map((pair) => ({ ...pair, pool })))
  }
  return drawn
}
