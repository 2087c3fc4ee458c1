import type { BoardCriteria } from './board-criteria.ts'
import { boards } from './boards.ts'
import type { Field } from './field.ts'
import { byFigure, placesInGroups, type Relative } from './groups.ts'
import { HALVES } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'

/** Half points on each board up to the round shown, at `player * count + board`. */
const totals = memoByField((field: Field): Float64Array => {
  const { count, letter } = boards(field)
  const points = new Float64Array(field.size * count)
  for (let player = 0; player < field.size; player++) {
    for (let cell = player * field.round; cell < (player + 1) * field.round; cell++) {
      for (let board = 0; board < count; board++) {
        points[player * count + board]! += HALVES[letter[cell * count + board]!]!
      }
    }
  }
  return points
})

const onBoards = (field: Field, player: number): Float64Array => {
  const { count } = boards(field)
  return totals(field).subarray(player * count, (player + 1) * count)
}

/** BC: each board's points times its number (C.07 art. 13), in half points; fewer is better. */
export const boardCount = (field: Field): Float64Array =>
  Float64Array.from({ length: field.size }, (_, player) =>
    onBoards(field, player).reduce((sum, points, board) => sum + (board + 1) * points, 0),
  )

/** TBR and BBE: by sums of the points on the boards (C.07 art. 13). */
export const byBoards =
  (criteria: BoardCriteria): Relative =>
  (field, _, tied) =>
    placesInGroups(
      field,
      tied,
      criteria(boards(field).count).map((weight) =>
        byFigure((player) => onBoards(field, player).reduce((sum, points, board) => sum + weight(board) * points, 0)),
      ),
    )
