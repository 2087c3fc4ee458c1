import { decidedSide } from '../match/decided.ts'
import { decidedFixture } from '../match/fixture-decided.ts'
import type { FixtureRules } from '../match/fixture-score.ts'
import { throughOf, type TieSide } from '../match/decision.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Settings } from '../tournament/tournament.ts'
import { outcomePoints } from './outcome-points.ts'
import { gamesOf, winner, type Pairing } from './pairing.ts'

type DecidablePairing = Pick<Pairing, 'black' | 'outcome' | 'points' | 'games' | 'facts' | 'minis'>

const LEVEL = '=='

/**
 * The side that has won a match, by its result or because the other side can no longer catch up while games are
 * running: 0 White, 1 Black. Undefined if both can still win, in a drawn match, in a bye and in a hidden match.
 */
export function decidedFor(
  pairing: DecidablePairing,
  settings: Pick<Settings, 'gamePointTotal'> & Partial<FixtureRules>,
): TieSide | undefined {
  const { black, outcome, points, facts, minis } = pairing
  const { gamePointTotal, segments = [] } = settings
  if (black < 0 || facts.hidden || facts.aborted) return undefined
  if (outcome !== NO_OUTCOME) return winner(pairing)
  if (minis || segments.length > 0)
    return minis && segments.length > 0 ? decidedFixture(settings as FixtureRules, minis) : undefined
  if (!points || gamePointTotal <= 1) return undefined
  const drawOdds = throughOf(LEVEL, facts)?.side
  return decidedSide({ points, open: openPoints({ points, games: gamesOf(pairing) }, gamePointTotal), drawOdds })
}

/**
 * Half points of the games that are not finished. A game that both sides lost leaves fewer than the score says; where the
 * games do not add up to the score, the score alone counts.
 */
function openPoints(
  { points, games }: { points: readonly [HalfPoints, HalfPoints]; games: readonly string[] },
  total: number,
): HalfPoints {
  const finished = games.filter((game) => game !== NO_OUTCOME)
  const sums = [0, 1].map((side) => finished.reduce((sum, game) => sum + outcomePoints(game, 1)[side]!, 0))
  const isWhole = sums[0] === points[0] && sums[1] === points[1]
  const open = isWhole ? 2 * (Math.max(total, games.length) - finished.length) : 2 * total - points[0] - points[1]
  return Math.max(0, open)
}
