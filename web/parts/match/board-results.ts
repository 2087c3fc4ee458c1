import type { GameRow } from '#core/rows/game-row.ts'

/** A board of a match: its two players, and the games from the first one's side. */
export interface BoardRow {
  board: number
  first: string
  second: string
  results: GameRow['white']['result'][]
  score: [first: number, second: number]
}

/** Games board by board, each seen from the side of the first team; where a game names no such team, from White's. */
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
