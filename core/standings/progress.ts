import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from './field.ts'
import { ranking, type Ranking } from './ranking.ts'
import { rankingCodes } from './ranking-codes.ts'
import { criteriaBy } from './tie-breaks.ts'

export function rankingAfter(snapshot: Snapshot, round: number): Ranking {
  const { settings } = snapshot
  return ranking(field(snapshot, round), criteriaBy(rankingCodes(settings), settings.displayPoints))
}

/** Ranks by position after a round. */
export const ranks = (snapshot: Snapshot, round: number): Int32Array => rankingAfter(snapshot, round).rank

/**
 * Places gained by each competitor since the round before, by position; `now` are the current ranks. 0 for all after
 * round 1.
 */
export function movement(snapshot: Snapshot, round: number, now: ArrayLike<number>): Int32Array {
  if (round <= 1) return new Int32Array(snapshot.players.no.length)
  return ranks(snapshot, round - 1).map((before, player) => before - now[player]!)
}
