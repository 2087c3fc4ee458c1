import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { showsScores } from '../match/status.ts'
import { isLive } from '../match/status.ts'
import { decidedFor } from '../snapshot/decided.ts'
import { byeResult, outcomePoints } from '../snapshot/outcome-points.ts'
import { plainPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'

/** A match as far as a line in a list needs it. */
export interface ShortMatch {
  /** Plain points; null before it is played. */
  scoreW: number | null
  scoreB: number | null
  isLive: boolean
  /** The side that has won or can’t be caught any more; null while it is open, and after a draw. */
  won: 'w' | 'b' | null
}

/** A stored match; points are half points. */
export interface StoredResult {
  outcome: string
  whitePoints: number | null
  blackPoints: number | null
  /** Two letters for each game. */
  games: string | null
  facts: Facts | null
}

type MatchRules = Pick<Settings, 'gamePointTotal' | 'winReward' | 'drawReward' | 'byeReward'>

export function shortMatch(match: StoredResult, settings: MatchRules, now: number): ShortMatch {
  const { outcome, whitePoints, blackPoints, games, facts } = match
  const judged = { ...facts, scored: outcome !== NO_OUTCOME && !facts?.provisional }
  const [white, black] = outcomePoints(outcome, settings.gamePointTotal, byeResult(settings))
  const hasScore = outcome !== NO_OUTCOME || (whitePoints !== null && showsScores(judged, now))
  const points = hasScore ? ([whitePoints ?? white, blackPoints ?? black] as const) : null
  const side =
    points && decidedFor({ black: 0, outcome, points: [...points], games: games ?? '', facts: judged }, settings)
  return {
    scoreW: points && plainPoints(points[0]),
    scoreB: points && plainPoints(points[1]),
    isLive: isLive(judged, now),
    won: side === 0 ? 'w' : side === 1 ? 'b' : null,
  }
}

/** Facts from their stored text; null if there are none, or they can’t be read. */
export function knownFacts(text: string | null): Facts | null {
  try {
    return JSON.parse(text ?? 'null') as Facts | null
  } catch {
    return null
  }
}
