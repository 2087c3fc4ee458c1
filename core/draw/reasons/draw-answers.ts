import type { Snapshot } from '../../snapshot/snapshot.ts'
import { asDrawn } from '../as-drawn.ts'
import { compareRound, drawnBoards, type BoardDifference } from '../check-round.ts'
import { drawPools, type PoolPair } from '../draw-round.ts'
import { isRefusal, type DrawRefusal } from '../refusal.ts'
import type { DrawWatch } from '../swiss/swiss-field.ts'
import { boardReason, possibleOpponents, type BoardReason, type PossibleOpponent } from './board-reason.ts'
import { possibleTeamOpponents, teamBoardReason } from './team-reasons.ts'

export interface DrawVerdict {
  /** Number of published boards and byes. */
  boards: number
  /** The draw by the rules; empty if there is none. */
  drawn: PoolPair[]
  differences: BoardDifference[]
  /** Why there is no draw by the rules; null if there is one. */
  refusal: DrawRefusal | null
}

export interface DrawAnswers {
  verdict: DrawVerdict
  reasons(pairs: readonly PoolPair[]): BoardReason[]
  opponents(pool: number, id: number): PossibleOpponent[]
}

/** Draws a round again from the rounds before it. */
export function answerDraw(snapshot: Snapshot, round: number, watch?: DrawWatch): DrawAnswers {
  const pools = drawPools(asDrawn(snapshot, round), round, { watch })
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
