import type { Snapshot } from '../snapshot/snapshot.ts'
import { asDrawn } from './as-drawn.ts'
import type { DrawPair } from './draw-input.ts'
import { drawPools, type DrawnPool, type PoolPair } from './draw-round.ts'
import { brokenCriterion } from './reasons/difference.ts'
import { isRefusal } from './refusal.ts'

/** A board of a round that differs from the draw by the rules. Ids are positions; null if there is no such board. */
export interface BoardDifference {
  /** From 1. */
  board: number
  pool: number
  published: DrawPair | null
  drawn: DrawPair | null
  /**
   * The first criterion that the published pairs break (`C12`), or `order`, `colours`, `boards` or `pairs`;
   * `impossible` if no draw is possible.
   */
  reason: string
}

/** The pairs of a round that come from a draw: all boards, and the pairing-allocated byes. */
export function drawnBoards({ rounds }: Snapshot, round: number): PoolPair[] {
  const { white, black, outcomes, pool } = rounds[round - 1]!
  return white.flatMap((player, at) =>
    black[at]! >= 0 || outcomes[2 * at] === 'U' ? [{ white: player, black: black[at]!, pool: pool?.[at] ?? 0 }] : [],
  )
}

/** Whether the board is marked as changed by hand. */
export function isByHand({ rounds }: Snapshot, round: number, board: DrawPair | null): boolean {
  const { white, black, facts } = rounds[round - 1]!
  const at = white.findIndex((player, at) => player === board?.white && black[at] === board.black)
  return facts?.[at]?.byHand === true
}

/** Boards on which a round differs from the draw by the rules, from what was known then; empty if it does not. */
export const checkRound = (snapshot: Snapshot, round: number): BoardDifference[] =>
  compareRound(snapshot, round, drawPools(asDrawn(snapshot, round), round))

/** As `checkRound`, for a draw that is made already. */
export function compareRound(
  snapshot: Snapshot,
  round: number,
  pools: ReturnType<typeof drawPools>,
): BoardDifference[] {
  const published = drawnBoards(snapshot, round)
  if (isRefusal(pools))
    return published.map((pair, at) => ({
      board: at + 1,
      pool: pair.pool,
      published: pair,
      drawn: null,
      reason: 'impossible',
    }))
  return pools.flatMap((drawn) =>
    checkPool(
      drawn,
      published.filter((pair) => pair.pool === drawn.pool),
    ),
  )
}

function checkPool(drawn: DrawnPool, published: DrawPair[]): BoardDifference[] {
  const { pairs, pool } = drawn
  const boards = Array.from({ length: Math.max(pairs.length, published.length) }, (_, at) => at)
  const differing = boards.filter((at) => !isSamePair(published[at], pairs[at]))
  if (differing.length === 0) return []
  const reason = differenceReason(drawn, published)
  return differing.map((at) => ({
    board: at + 1,
    pool,
    published: published[at] ?? null,
    drawn: pairs[at] ?? null,
    reason,
  }))
}

const isSamePair = (one: DrawPair | undefined, other: DrawPair | undefined): boolean =>
  one?.white === other?.white && one?.black === other?.black

function differenceReason({ draw, pairs }: DrawnPool, published: DrawPair[]): string {
  const key = ({ white, black }: DrawPair): string => `${white} ${black}`
  const sides = ({ white, black }: DrawPair): string => `${Math.min(white, black)} ${Math.max(white, black)}`
  const isSame = (text: (pair: DrawPair) => string): boolean => {
    const known = new Set(pairs.map(text))
    return published.every((pair) => known.has(text(pair)))
  }
  if (isSame(key)) return 'boards'
  if (isSame(sides)) return 'colours'
  if (!draw) return 'pairs'
  const places = new Map(draw.field.players.map(({ id }, place) => [id, place]))
  const partners = new Map(
    published.flatMap(({ white, black }): [number, number][] => {
      const [one, other] = [places.get(white)!, places.get(black) ?? -1]
      return other < 0
        ? [[one, -1]]
        : [
            [one, other],
            [other, one],
          ]
    }),
  )
  return brokenCriterion(draw, partners) ?? 'pairs'
}
