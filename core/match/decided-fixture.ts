import { fixtureScore, type FixtureRules } from './fixture-score.ts'
import { isOverMini, minisOf, totalPoints, type Mini } from './mini.ts'
import { outcomeOfPoints, type MatchPoints } from './scores.ts'
import type { Segment } from '../tournament/segments.ts'

/** The side that wins a fixture even if the other side makes all points that are left in its matches. */
export function decidedFixture(rules: FixtureRules, known: readonly Mini[]): 0 | 1 | undefined {
  const minis = minisOf(rules.segments, known)
  return ([0, 1] as const).find((side) => {
    const worst = minis.map((mini, at) => (isOverMini(mini) ? mini : lostBy(side, mini, rules.segments[at]!)))
    return '1W+'.includes(fixtureScore(rules, worst).outcome.charAt(side) || ' ')
  })
}

/** A match in which the other side makes all points that are left. */
function lostBy(side: 0 | 1, mini: Mini, segment: Segment): Mini {
  const [first, second] = mini.points ?? [0, 0]
  const open = Math.max(0, totalPoints(mini, segment) - first - second)
  const points: MatchPoints = side === 0 ? [first, second + open] : [first + open, second]
  return { ...mini, points, outcome: outcomeOfPoints(points) }
}
