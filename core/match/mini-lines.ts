import type { HalfPoints } from '../text/score.ts'
import { hasResult, isForfeit, isOverMini, totalPoints, type Mini, type Ruling } from './mini.ts'
import { miniStatus } from './mini-status.ts'
import { miniPoints, type FixtureRules } from './fixture-score.ts'
import { hasScore, type Status } from './status.ts'
import type { MatchPoints } from './scores.ts'
import type { LinkSource } from './links.ts'

/** What readers see of one match of a fixture. */
export interface MiniLine {
  k: number
  label: string
  status: Status
  /** null before the first game has ended; of a forfeit, those that the rule gives. */
  points: MatchPoints | null
  /** The side that has won or can no longer be caught. */
  won: 0 | 1 | undefined
  isForfeit: boolean
  isOver: boolean
  start: number | undefined
  link: string | undefined
  source: LinkSource | undefined
  ruling: Ruling | undefined
}

export const miniLines = (rules: FixtureRules, minis: readonly Mini[], now: number): MiniLine[] =>
  minis.map((mini, at): MiniLine => {
    const segment = rules.segments[at]!
    const { facts, outcome, k, ruling } = mini
    const status = miniStatus(mini, now)
    const points = hasScore(status) || hasResult(mini) ? miniPoints(rules, segment, mini) : null
    return {
      k,
      label: segment.label,
      status,
      points,
      won: hasResult(mini)
        ? wonBy(outcome)
        : facts.boards === undefined
          ? undefined
          : aheadForGood(points, totalPoints(mini, segment)),
      isForfeit: isForfeit(outcome),
      isOver: isOverMini(mini),
      start: facts.startTime,
      link: facts.link,
      source: facts.linkSource,
      ruling,
    }
  })

function wonBy(outcome: string): 0 | 1 | undefined {
  const side = [0, 1].find((at) => '1W+'.includes(outcome.charAt(at)))
  return side as 0 | 1 | undefined
}

function aheadForGood(points: MatchPoints | null, total: HalfPoints): 0 | 1 | undefined {
  if (!points || total === 0) return undefined
  return 2 * points[0] > total ? 0 : 2 * points[1] > total ? 1 : undefined
}

/** Whether a fixture has a score: between two of its matches it has one, though none is running. */
export const hasBegun = (status: Status, minis: readonly Mini[] | undefined): boolean =>
  hasScore(status) || (status !== 'hidden' && minis?.some(hasResult) === true)
