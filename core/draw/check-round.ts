import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawPair } from './draw-input.ts'
import { drawPools, type DrawnPool, type PoolPair } from './draw-round.ts'
import { brokenCriterion } from './reasons/difference.ts'
import { isRefusal } from './refusal.ts'
import type { TeamRules } from './team/team-field.ts'

/** A board of a round that is not as the rules draw it. Ids are positions; null where there is no such board. */
export interface BoardDifference {
  /** From 1. */
  board: number
  pool: number
  published: DrawPair | null
  drawn: DrawPair | null
  /** The criterion that the published pairs break first (`C12`), `order`, `colours` or `boards`; `impossible` where nothing can be drawn. */
  reason: string
}

/** The pairs of a round that a draw made: all boards, and the bye that it gave. */
export function drawnBoards({ rounds }: Snapshot, round: number): PoolPair[] {
  const { white, black, outcomes, pool } = rounds[round - 1]!
  return white.flatMap((player, at) =>
    black[at]! >= 0 || outcomes[2 * at] === 'U' ? [{ white: player, black: black[at]!, pool: pool?.[at] ?? 0 }] : [],
  )
}

/** Whether a board of a round is marked as changed by hand. */
export function isByHand({ rounds }: Snapshot, round: number, board: DrawPair | null): boolean {
  const { white, black, facts } = rounds[round - 1]!
  const at = white.findIndex((player, at) => player === board?.white && black[at] === board.black)
  return facts?.[at]?.byHand === true
}

/** Where a drawn round differs from what the rules draw from the rounds before it; empty where nothing does. */
export const checkRound = (snapshot: Snapshot, round: number, rules?: TeamRules): BoardDifference[] =>
  compareRound(snapshot, round, drawPools(snapshot, round, { rules }))

/** The same where the rules have drawn already. */
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
