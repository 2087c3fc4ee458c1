import { throughOf, tieBreakGames, tieBreakWinner, type TieSide } from '../match/decision.ts'
import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { outcomePoints } from './outcome-points.ts'

/** `open`: no confirmed result; `tied`: a result that leaves it open; `nobody`: both have lost. */
export type GoingThrough = TieSide | 'open' | 'tied' | 'nobody'

/** Who goes through from a knockout match by its result, its tie-break games and the director's decision. */
export function goingThrough(outcome: string, facts: Facts = {}): GoingThrough {
  if (outcome.padEnd(NO_OUTCOME.length) === NO_OUTCOME || facts.provisional) return 'open'
  const decided = throughOf(outcome, facts)
  if (decided) return decided.side
  const [white, black] = outcomePoints(outcome, 1)
  if (white !== black) return white > black ? 0 : 1
  return tieBreakWinner(tieBreakGames(facts)) ?? (white === 0 ? 'nobody' : 'tied')
}

/** Whether the result alone doesn't say who goes through. */
export function isLevelResult(outcome: string): boolean {
  const [white, black] = outcomePoints(outcome, 1)
  return outcome.trim() !== '' && white === black
}
