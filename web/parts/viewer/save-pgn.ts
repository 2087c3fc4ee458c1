import { linkedGamePgn } from '#core/game/pgn-file.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import type { MatchView } from './match-view.ts'

/**
 * Saves a game as a PGN file named after its players. A game of a chess site gets the tags for event, round and board.
 */
export function savePgn({ snapshot, round, team, pairing }: MatchView, row: GameRow): void {
  const { white, black, game, link } = row
  const board = team ? row.board : pairing.board
  const pgn = link ? linkedGamePgn(snapshot, round, { pgn: row.pgn, board }) : row.pgn
  const href = URL.createObjectURL(new Blob([pgn], { type: 'application/x-chess-pgn' }))
  const name = [white.username, black.username, game].join('-').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  Object.assign(document.createElement('a'), { href, download: `${name}.pgn` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
