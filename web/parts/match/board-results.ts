import type { GameRow } from '#core/rows/game-row.ts'

/** A board of a match. Results and score are those of the first player. */
export interface BoardRow {
  board: number
  first: string
  second: string
  results: GameRow['white']['result'][]
  score: [first: number, second: number]
}

/** Games grouped by board, from the side of the first team; from White's side when a game does not name that team. */
export function boardResults(games: readonly GameRow[], firstTeam: string): BoardRow[] {
  const boards = new Map<number, BoardRow>()
  for (const { board, white, black } of games) {
    const [one, other] = black.team === firstTeam && white.team !== firstTeam ? [black, white] : [white, black]
    const row = boards.get(board) ?? { board, first: one.username, second: other.username, results: [], score: [0, 0] }
    row.results.push(one.result)
    row.score[0] += one.result ?? 0
    row.score[1] += other.result ?? 0
    boards.set(board, row)
  }
  return [...boards.values()].toSorted((a, b) => a.board - b.board)
}
