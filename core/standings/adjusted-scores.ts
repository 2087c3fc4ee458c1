import type { Field, PointKind } from './field.ts'
import { VOLUNTARY } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'

/** Whether the games of the round shown are those that fore Buchholz takes for drawn. */
const isLast = ({ round, rounds }: Field): boolean => round === rounds

/** Whether somebody's pairing of the last round is taken for a draw, whatever comes out. */
export const isForedraw = (field: Field, cell: number, fore: boolean): boolean =>
  fore && isLast(field) && (cell + 1) % field.round === 0 && field.opponent[cell]! >= 0

/** How far a competitor's points move when their last round's game is taken for a draw. */
export function foredraw(field: Field, player: number, kind: PointKind, fore: boolean): number {
  const last = (player + 1) * field.round - 1
  return field.round > 0 && isForedraw(field, last, fore) ? field[kind].draw - field[kind].each[last]! : 0
}

/**
 * Scores, in half points, as opponents' tie-breaks see them (C.07 art. 16.3): each half-point or zero-point bye that only voluntary
 * unplayed rounds follow counts as a draw. In a round robin they are as they are.
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
