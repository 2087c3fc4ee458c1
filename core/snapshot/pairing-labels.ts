import * as say from '#words/coreSnapshot.js'
import type { Facts } from '../match/facts.ts'
import { throughOf, tieBreakGames, tieBreakPoints, tieBreakWinner } from '../match/decision.ts'
import { THROUGH_LABELS, tieBreakScore } from '../match/decision-words.ts'
import type { Mini } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { isLevelResult } from './goes-through.ts'
import { type Pairing, gamesOf } from './pairing.ts'

/** How a tied knockout match was decided: `Tie-break 2–0`, `By lot`; undefined if by its result alone. */
export function decisionLabel({ outcome, facts }: { outcome: string; facts: Facts }): string | undefined {
  const decided = throughOf(outcome, facts)
  if (decided) return THROUGH_LABELS[decided.reason]()
  const games = isLevelResult(outcome) ? tieBreakGames(facts) : []
  if (games.length === 0) return undefined
  const [first, second] = tieBreakPoints(games)
  const isArmageddon = first === second && tieBreakWinner(games) !== undefined
  return isArmageddon ? say.armageddon() : say.tieBreakScore({ score: tieBreakScore(games) })
}

/** The number of finished games and of all games; undefined if the pairing is a single game. */
export function gamesProgress(pairing: Pairing, gamePointTotal: number): { over: number; of: number } | undefined {
  if (pairing.minis) return fixtureProgress(pairing.minis, gamePointTotal)
  const games = gamesOf(pairing)
  const of = Math.max(games.length, gamePointTotal)
  if (of <= 1) return undefined
  const [white, black] = pairing.points ?? [0, 0]
  return { over: games.length > 0 ? games.filter((game) => game !== NO_OUTCOME).length : (white + black) / 2, of }
}

/** Of all matches of a fixture. */
function fixtureProgress(minis: readonly Mini[], gamePointTotal: number): { over: number; of: number } {
  const over = minis.reduce((sum, { games, points }) => {
    const finished = gamesOf({ games }).filter((game) => game !== NO_OUTCOME).length
    return sum + (finished || ((points?.[0] ?? 0) + (points?.[1] ?? 0)) / 2)
  }, 0)
  return { over, of: Math.max(over, gamePointTotal) }
}
