import { halfPoints, type HalfPoints } from '../text/score.ts'
import { decidedSide } from './decided.ts'
import type { TieSide } from './decision.ts'
import { fixtureScore, type FixtureRules } from './fixture-score.ts'
import { hasResult, isOverMini, minisOf, totalPoints, type Mini } from './mini.ts'
import type { MatchPoints } from './scores.ts'
import type { Segment } from '../tournament/segments.ts'

/** The side that has won a fixture although some of its matches are open; undefined while both can still win. */
export function decidedFixture(rules: FixtureRules, known: readonly Mini[] | undefined): TieSide | undefined {
  const minis = minisOf(rules.segments, known)
  return rules.fixtureScoring === 'sum' ? decidedBySum(rules, minis) : decidedByMatches(rules, minis)
}

function decidedBySum(rules: FixtureRules, minis: readonly Mini[]): TieSide | undefined {
  const open = minis.map((mini, at) => openPoints(mini, rules.segments[at]!))
  const { points } = fixtureScore(rules, minis)
  if (!points || open.includes(undefined)) return undefined
  return decidedSide({ points, open: open.reduce<number>((sum, each) => sum + each!, 0) })
}

/** Half points that are still open in a match; undefined if its number of boards is unknown. */
function openPoints(mini: Mini, segment: Segment): HalfPoints | undefined {
  if (isOverMini(mini)) return 0
  if (mini.facts.boards === undefined) return undefined
  const [first, second] = mini.points ?? [0, 0]
  return Math.max(0, totalPoints(mini, segment) - first - second)
}

/** What a match is worth to its winner and to its loser. */
function worths({ fixtureScoring, winReward, drawReward, lossReward }: FixtureRules): [number, number, number] {
  return fixtureScoring === 'segments'
    ? [2, 1, 0]
    : [halfPoints(winReward), halfPoints(drawReward), halfPoints(lossReward)]
}

function decidedByMatches(rules: FixtureRules, minis: readonly Mini[]): TieSide | undefined {
  const [win, draw, loss] = worths(rules)
  const points: MatchPoints = [0, 0]
  let open = 0
  for (const [at, mini] of minis.entries()) {
    const won = wonBy(mini, rules.segments[at]!)
    if (won === 'open') open += win - loss
    else if (won === 'level') for (const side of [0, 1] as const) points[side] += draw
    else if (won !== 'nobody') {
      points[won] += win
      points[won === 0 ? 1 : 0] += loss
    }
  }
  return decidedSide({ points, open })
}

function wonBy(mini: Mini, segment: Segment): TieSide | 'level' | 'open' | 'nobody' {
  if (hasResult(mini)) {
    const [first, second] = [mini.outcome.charAt(0), mini.outcome.charAt(1)]
    return '1W+'.includes(first) ? 0 : '1W+'.includes(second) ? 1 : '=D'.includes(first) ? 'level' : 'nobody'
  }
  if (mini.facts.aborted) return 'nobody'
  const open = openPoints(mini, segment)
  return mini.points === null || open === undefined ? 'open' : (decidedSide({ points: mini.points, open }) ?? 'open')
}
