import type { Snapshot } from '../../snapshot/snapshot.ts'
import { compareRound, drawnBoards, type BoardDifference } from '../check-round.ts'
import { drawPools, type PoolPair } from '../draw-round.ts'
import { isRefusal, type DrawRefusal } from '../refusal.ts'
import type { DrawWatch } from '../swiss/swiss-field.ts'
import { boardReason, possibleOpponents, type BoardReason, type PossibleOpponent } from './board-reason.ts'
import { possibleTeamOpponents, teamBoardReason } from './team-reasons.ts'

/** What the rules make of a round that is drawn. */
export interface DrawVerdict {
  /** Boards and byes of the round, as published. */
  boards: number
  /** What the rules draw; empty where they draw nothing. */
  drawn: PoolPair[]
  differences: BoardDifference[]
  /** Why the rules draw nothing; null where they do. */
  refusal: DrawRefusal | null
}

/** A round drawn again, which can be asked about. */
export interface DrawAnswers {
  verdict: DrawVerdict
  /** What pairs of positions rest on. */
  reasons(pairs: readonly PoolPair[]): BoardReason[]
  /** Whom else somebody could have met. */
  opponents(pool: number, id: number): PossibleOpponent[]
}

/** Draws a round again from the rounds before it. */
export function answerDraw(snapshot: Snapshot, round: number, watch?: DrawWatch): DrawAnswers {
  const pools = drawPools(snapshot, round, { watch })
  const boards = drawnBoards(snapshot, round).length
  const drawn = isRefusal(pools) ? [] : pools.flatMap(({ pool, pairs }) => pairs.map((pair) => ({ ...pair, pool })))
  const differences = compareRound(snapshot, round, pools)
  const refusal = isRefusal(pools) ? pools : null
  const draws = new Map((isRefusal(pools) ? [] : pools).map((drawn) => [drawn.pool, drawn]))
  return {
    verdict: { boards, drawn, differences, refusal },
    reasons: (pairs) =>
      pairs.flatMap((pair) => {
        const { draw = null, teams = null } = draws.get(pair.pool) ?? {}
        return draw ? boardReason(draw, pair) : teams ? teamBoardReason(teams, pair) : []
      }),
    opponents: (pool, id) => {
      const { draw = null, teams = null } = draws.get(pool) ?? {}
      return draw ? possibleOpponents(draw, id) : teams ? possibleTeamOpponents(teams, id) : []
    },
  }
}
