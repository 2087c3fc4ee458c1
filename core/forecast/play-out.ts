import { NO_OUTCOME } from '../match/outcome.ts'
import { outcomeOfPoints } from '../match/scores.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { evenChances, gameChances, matchChances } from './chances.ts'
import { roll } from './roll.ts'

/** Which run of which seed: the same one comes out the same. */
export interface RunNumber {
  seed: number
  no: number
}

/** A round whose open boards are played, by the ratings. */
export function playedRound(
  snapshot: Snapshot,
  round: number,
  ratings: readonly number[],
  run: RunNumber,
): RoundColumns {
  const columns = snapshot.rounds[round - 1]!
  const total = snapshot.settings.gamePointTotal
  const isKnockout = systemAt(snapshot.settings, snapshot.systems, round).system === 'knockout'
  const outcomes: string[] = []
  const points = total > 1 ? [...(columns.points ?? columns.white.flatMap(() => [null, null]))] : undefined
  for (let at = 0; at < columns.white.length; at++) {
    const known = columns.outcomes.slice(2 * at, 2 * at + 2)
    const [white, black] = [columns.white[at]!, columns.black[at]!]
    if (known !== NO_OUTCOME || black < 0) {
      outcomes.push(known)
      continue
    }
    const fall = roll(run.seed, run.no, round, white, black)
    const so = [points?.[2 * at] ?? 0, points?.[2 * at + 1] ?? 0] as const
    let first = so[0] + wonPoints(ratings[white]!, ratings[black]!, total, so[0] + so[1], fall)
    // Who is level plays on until somebody has won.
    if (isKnockout && first === total) {
      const [win, , loss] = evenChances(ratings[white]!, ratings[black]!)
      first += roll(run.seed, run.no, round, black, white) < win / (win + loss) ? 1 : -1
    }
    outcomes.push(outcomeOfPoints([first, 2 * total - first]))
    points?.splice(2 * at, 2, first, 2 * total - first)
  }
  const { facts: _facts, points: _points, ...rest } = columns
  return { ...rest, outcomes: outcomes.join(''), ...(points && { points }) }
}

/** Doubled points that the first side wins in what is left of a match, by how the dice fall. */
function wonPoints(one: number, other: number, total: number, done: number, fall: number): number {
  if (total === 1) {
    const [win, draw] = gameChances(one, other)
    return fall < win ? 2 : fall < win + draw ? 1 : 0
  }
  const left = Math.round(total - done / 2)
  const chances = matchChances(evenChances(one, other), left)
  let sum = 0
  for (let points = chances.length - 1; points > 0; points--) {
    sum += chances[points]!
    if (fall < sum) return points
  }
  return 0
}
