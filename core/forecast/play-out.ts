import { formatGoesThrough } from '../match/decision-text.ts'
import type { Facts } from '../match/facts.ts'
import { fixtureScore, type FixtureScore } from '../match/fixture-score.ts'
import { isOverMini, minisOf, totalPoints, type Mini } from '../match/mini.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import { outcomeOfPoints } from '../match/scores.ts'
import { NO_LEADS, type RunningLeads } from '../match/running-leads.ts'
import { goingThrough, isLevelResult } from '../snapshot/goes-through.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { evenChances, finalChances, gameChances } from './chances.ts'
import { roll } from './roll.ts'

/** A run of a simulation. The same seed and number give the same results. */
export interface RunNumber {
  seed: number
  no: number
}

/** A round with its open boards played by ratings, and by the clocks of running games. */
export function playedRound(
  snapshot: Snapshot,
  round: number,
  ratings: readonly number[],
  run: RunNumber,
  running: RunningLeads = NO_LEADS,
): RoundColumns {
  const columns = snapshot.rounds[round - 1]!
  const total = snapshot.settings.gamePointTotal
  const isKnockout = systemAt(snapshot.settings, snapshot.systems, round).system === 'knockout'
  const outcomes: string[] = []
  const facts: Record<number, Facts> = {}
  const mp =
    snapshot.settings.segments.length > 0 ? [...(columns.mp ?? columns.white.flatMap(() => [null, null]))] : undefined
  const points = total > 1 ? [...(columns.points ?? columns.white.flatMap(() => [null, null]))] : undefined
  for (let at = 0; at < columns.white.length; at++) {
    const known = columns.outcomes.slice(2 * at, 2 * at + 2)
    const [white, black] = [columns.white[at]!, columns.black[at]!]
    if (known !== NO_OUTCOME || black < 0) {
      outcomes.push(known)
      if (isKnockout && black >= 0) {
        const decided = decidedFacts(known, columns.facts?.[at], () =>
          winsLevelMatch([white, black], ratings, run, round),
        )
        if (decided) facts[at] = decided
      }
      continue
    }
    if (mp && points) {
      const played = playedFixture(snapshot, columns, at, { ratings, run, round })
      outcomes.push(played.outcome)
      points.splice(2 * at, 2, ...(played.points ?? [null, null]))
      mp.splice(2 * at, 2, ...(played.mp ?? [null, null]))
      continue
    }
    const fall = roll(run.seed, run.no, round, white, black)
    const so = [points?.[2 * at] ?? 0, points?.[2 * at + 1] ?? 0] as const
    const leads = running.get(columns.no?.[at] ?? at + 1) ?? []
    let first = finalPoints([ratings[white]!, ratings[black]!, leads], total, so, fall)
    // A level knockout match goes on until one side wins.
    if (isKnockout && first === total) {
      first += winsLevelMatch([white, black], ratings, run, round) ? 1 : -1
    }
    outcomes.push(outcomeOfPoints([first, 2 * total - first]))
    points?.splice(2 * at, 2, first, 2 * total - first)
  }
  const { facts: _facts, points: _points, mp: _mp, ...rest } = columns
  return {
    ...rest,
    outcomes: outcomes.join(''),
    ...(points && { points }),
    ...(mp?.some((each) => each !== null) && { mp }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}

/** A fixture whose open matches are played one by one, running ones from their score. */
function playedFixture(
  { settings }: Snapshot,
  { white, black, minis }: RoundColumns,
  at: number,
  { ratings, run, round }: { ratings: readonly number[]; run: RunNumber; round: number },
): FixtureScore {
  const [one, other] = [white[at]!, black[at]!]
  const played = minisOf(settings.segments, minis?.[at]).map((mini, index): Mini => {
    if (isOverMini(mini)) return mini
    const total = totalPoints(mini, settings.segments[index]!) / 2
    const fall = roll(run.seed, run.no, round, one, other, mini.k)
    const chances = [ratings[one]!, ratings[other]!, []] as [number, number, number[]]
    const first = finalPoints(chances, total, mini.points ?? [0, 0], fall)
    const points: [number, number] = [first, 2 * total - first]
    return { ...mini, outcome: outcomeOfPoints(points), points }
  })
  return fixtureScore(settings, played)
}

/** Whether the first side of a level knockout match goes through. */
function winsLevelMatch(
  [white, black]: [number, number],
  ratings: readonly number[],
  { seed, no }: RunNumber,
  round: number,
): boolean {
  const [win, , loss] = evenChances(ratings[white]!, ratings[black]!)
  return roll(seed, no, round, black, white) < win / (win + loss)
}

/** The decision of a knockout match that its result leaves level; one that is still open falls at random. */
function decidedFacts(outcome: string, known: Facts | undefined, isFirst: () => boolean): Facts | undefined {
  if (!isLevelResult(outcome) && known?.goesThrough === undefined) return undefined
  const through = goingThrough(outcome, known)
  if (through === 'nobody') return undefined
  const side = typeof through === 'number' ? through : isFirst() ? 0 : 1
  return { goesThrough: formatGoesThrough({ side, reason: 'lot', outcome }) }
}

/** Final half points of the first side of a match; `fall` is a random number in [0, 1). */
function finalPoints(
  [one, other, leads]: [one: number, other: number, leads: readonly number[]],
  total: number,
  so: readonly [number, number],
  fall: number,
): number {
  if (total === 1) {
    const [win, draw] = gameChances(one + (leads[0] ?? 0), other)
    return fall < win ? 2 : fall < win + draw ? 1 : 0
  }
  const running = leads.map((lead) => evenChances(one + lead, other))
  const chances = finalChances(evenChances(one, other), total, so, running)
  let sum = 0
  for (let points = chances.length - 1; points > so[0]; points--) {
    sum += chances[points]!
    if (fall < sum) return points
  }
  return so[0]
}
