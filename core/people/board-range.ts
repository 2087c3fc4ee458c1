import { placeLabel } from '../tournament/place-label.ts'

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
    : `You enter ${rangeText(range, team)}. ${placeLabel(team, board)} is another arbiter’s.`

/** `boards 1 to 9`, `board 4`, `all boards`; in team events `tables 1 to 9`. */
export function rangeText({ fromBoard, toBoard }: BoardRange, team = false): string {
  const noun = team ? 'table' : 'board'
  if (fromBoard === null && toBoard === null) return `all ${noun}s`
  if (toBoard === null) return `${noun}s from ${fromBoard} on`
  const first = fromBoard ?? 1
  return first === toBoard ? `${noun} ${first}` : `${noun}s ${first} to ${toBoard}`
}
