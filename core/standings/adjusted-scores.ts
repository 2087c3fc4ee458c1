import type { Field, PointKind } from './field.ts'
import { VOLUNTARY } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'

/** Whether the round shown is the planned last one, whose games fore Buchholz counts as drawn. */
const isLast = ({ round, rounds }: Field): boolean => round === rounds

/** Whether fore Buchholz counts this pairing of the last round as a draw, regardless of its result. */
export const isForedraw = (field: Field, cell: number, fore: boolean): boolean =>
  fore && isLast(field) && (cell + 1) % field.round === 0 && field.opponent[cell]! >= 0

/** Change of a competitor's points if the game of the last round counts as a draw. */
export function foredraw(field: Field, player: number, kind: PointKind, fore: boolean): number {
  const last = (player + 1) * field.round - 1
  return field.round > 0 && isForedraw(field, last, fore) ? field[kind].draw - field[kind].each[last]! : 0
}

/**
 * Scores, in half points, for the tie-breaks of the opponents (C.07 art. 16.3): half-point and zero-point byes that
 * only voluntary unplayed rounds follow count as draws. In a round robin scores are not adjusted.
 */
export const adjustedScores = memoByField((field: Field, kind: PointKind, fore: boolean): Int32Array => {
  const { size, round, traits, opponent } = field
  const { total, each, draw } = field[kind]
  const scores = total.slice()
  for (let player = 0; player < size; player++) {
    scores[player]! += foredraw(field, player, kind, fore)
    if (field.fixed) continue
    const first = player * round
    for (let cell = first + round - 1; cell >= first; cell--) {
      if (!(traits[cell]! & VOLUNTARY) || isForedraw(field, cell, fore)) break
      if (opponent[cell]! < 0) scores[player]! += draw - each[cell]!
    }
  }
  return scores
})
