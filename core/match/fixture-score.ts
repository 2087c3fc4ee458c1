import { halfPoints, type HalfPoints } from '../text/score.ts'
import type { Segment } from '../tournament/segments.ts'
import type { Settings } from '../tournament/tournament.ts'
import { fewestBoards, hasResult, isForfeit, isOverMini, minisOf, type Mini } from './mini.ts'
import { NO_OUTCOME } from './outcome.ts'
import { outcomeOfPoints, type MatchPoints } from './scores.ts'

export type FixtureRules = Pick<
  Settings,
  'segments' | 'fixtureScoring' | 'forfeitBoardPoints' | 'winReward' | 'drawReward' | 'lossReward' | 'absenceReward'
>

export interface FixtureScore {
  /** Game points of all matches, also of those that are running; null before the first. */
  points: MatchPoints | null
  /** Match points, where each match gives its own; null if they follow from the outcome. */
  mp: MatchPoints | null
  /** Two letters; no outcome while a match is open, or if none has a result. */
  outcome: string
  isOver: boolean
}

/** The score of a fixture by its league's rule. */
export function fixtureScore(rules: FixtureRules, known: readonly Mini[] | undefined): FixtureScore {
  const minis = minisOf(rules.segments, known)
  const isOver = minis.length > 0 && minis.every(isOverMini)
  return {
    points: sum(minis.map((mini, at) => miniPoints(rules, rules.segments[at]!, mini))),
    mp: rules.fixtureScoring === 'perMini' ? sum(minis.map((mini) => miniMatchPoints(rules, mini))) : null,
    outcome: isOver ? outcomeSoFar(rules, minis) : NO_OUTCOME,
    isOver,
  }
}

/** The score if every running match ended as it stands; matches without a score are left out. */
export const presentScore = (rules: FixtureRules, known: readonly Mini[] | undefined): FixtureScore => {
  const minis = minisOf(rules.segments, known).map((mini): Mini => {
    const hasScore = mini.points !== null && mini.points[0] + mini.points[1] > 0
    return !hasResult(mini) && hasScore && !mini.facts.aborted
      ? { ...mini, outcome: outcomeOfPoints(mini.points!) }
      : mini
  })
  return { ...fixtureScore(rules, minis), outcome: outcomeSoFar(rules, minis) }
}

/** Game points of a match; those of a forfeit follow from the rule, whatever the chess site says. */
export function miniPoints(rules: FixtureRules, segment: Segment, mini: Mini): MatchPoints | null {
  if (!isForfeit(mini.outcome)) return mini.points
  const won = forfeitPoints(rules, segment, mini)
  return [mini.outcome === '+-' ? won : 0, mini.outcome === '-+' ? won : 0]
}

function forfeitPoints({ forfeitBoardPoints: rule }: FixtureRules, segment: Segment, mini: Mini): HalfPoints {
  if (rule === 'none') return 0
  return rule === 'minimum' ? 2 * fewestBoards(mini, segment) * segment.gamesPerBoard : halfPoints(rule)
}

/** Match points of both sides of a match with a result. */
function miniMatchPoints(rules: FixtureRules, { outcome }: Mini): MatchPoints | null {
  return outcome === NO_OUTCOME ? null : [worth(rules, outcome.charAt(0)), worth(rules, outcome.charAt(1))]
}

function worth({ winReward, drawReward, lossReward, absenceReward }: FixtureRules, letter: string): HalfPoints {
  if ('1W+'.includes(letter)) return halfPoints(winReward)
  if ('=D'.includes(letter)) return halfPoints(drawReward)
  return halfPoints(letter === '-' ? absenceReward : lossReward)
}

/** The outcome by the matches that have a result. */
function outcomeSoFar(rules: FixtureRules, minis: readonly Mini[]): string {
  const results = minis.flatMap((mini, at) => (hasResult(mini) ? [{ mini, segment: rules.segments[at]! }] : []))
  if (results.length === 0) return NO_OUTCOME
  const forfeit = forfeitOf(results.map(({ mini }) => mini.outcome))
  if (forfeit !== undefined) return forfeit
  switch (rules.fixtureScoring) {
    case 'perMini':
      return outcomeOfPoints(sum(results.map(({ mini }) => miniMatchPoints(rules, mini)))!)
    case 'segments':
      return outcomeOfPoints(sum(results.map(({ mini }) => segmentsWon(mini)))!)
    case 'sum':
      return outcomeOfPoints(sum(results.map(({ mini, segment }) => miniPoints(rules, segment, mini))) ?? [0, 0])
    default:
      return rules.fixtureScoring satisfies never
  }
}

/** A fixture that one side or both forfeited as a whole; undefined if games were played, or each side forfeited some. */
function forfeitOf(outcomes: readonly string[]): string | undefined {
  if (!outcomes.every(isForfeit)) return undefined
  const [first, second] = ['+-', '-+'].map((outcome) => outcomes.includes(outcome))
  return first && second ? undefined : first ? '+-' : second ? '-+' : '--'
}

/** Half points: 2 for a match won, 1 for one drawn. */
const segmentsWon = ({ outcome }: Mini): MatchPoints => [won(outcome.charAt(0)), won(outcome.charAt(1))]
const won = (letter: string): HalfPoints => ('1W+'.includes(letter) ? 2 : '=D'.includes(letter) ? 1 : 0)

/** null if all are null. */
function sum(all: readonly (MatchPoints | null)[]): MatchPoints | null {
  const known = all.flatMap((points) => (points ? [points] : []))
  return known.length === 0 ? null : known.reduce(([a, b], [c, d]): MatchPoints => [a + c, b + d], [0, 0])
}
