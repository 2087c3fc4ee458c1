import * as say from '#words/corePeople.js'

/** The boards at which a helper or arbiter enters results. null: no limit. */
export interface BoardRange {
  fromBoard: number | null
  toBoard: number | null
}

export const ALL_BOARDS: BoardRange = { fromBoard: null, toBoard: null }

export const isOwnBoard = ({ fromBoard, toBoard }: BoardRange, board: number): boolean =>
  board >= (fromBoard ?? 1) && board <= (toBoard ?? Infinity)

/** Why results of a board can't be entered, in a sentence; undefined if they can. */
export const boardRefusal = (range: BoardRange, board: number, team: boolean): string | undefined =>
  isOwnBoard(range, board)
    ? undefined
    : (team ? say.otherArbitersTable : say.otherArbitersBoard)({ range: rangeText(range, team), board })

/** `boards 1 to 9`, `board 4`, `all boards`; in team events `tables 1 to 9`. */
export function rangeText({ fromBoard, toBoard }: BoardRange, team = false): string {
  const from = fromBoard ?? 1
  if (fromBoard === null && toBoard === null) return team ? say.allTables() : say.allBoards()
  if (toBoard === null) return team ? say.tablesFrom({ from }) : say.boardsFrom({ from })
  if (from === toBoard) return team ? say.oneTable({ board: from }) : say.oneBoard({ board: from })
  return team ? say.tablesBetween({ from, to: toBoard }) : say.boardsBetween({ from, to: toBoard })
}
