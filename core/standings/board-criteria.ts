/** The weight of a board, counted from 0, in a sum of points on boards. */
export type BoardWeight = (board: number) => number

/** Weights of a match on so many boards, in the order in which they decide (C.07 art. 13). */
export type BoardCriteria = (count: number) => BoardWeight[]

/** Fewer is better: a point on board 1 counts 1, on board 2 twice as much. */
export const byBoardCount: BoardCriteria = () => [(board) => -(board + 1)]

/** Board 1, then board 2, … */
export const byTopBoards: BoardCriteria = (count) =>
  Array.from({ length: count }, (_, top) => (board) => Number(board === top))

/** Without the last board, then without the last two, … */
export const byBottomBoards: BoardCriteria = (count) =>
  Array.from({ length: count - 1 }, (_, at) => (board) => Number(board < count - 1 - at))
