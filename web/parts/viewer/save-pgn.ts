import { linkedGamePgn } from '#core/game/pgn-file.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import type { MatchView } from './match-view.ts'

/** The text of a game. One of a chess site gets the tags for event, round and board. */
export const pgnOf = ({ snapshot, round, team, pairing }: MatchView, { pgn, link, board }: GameRow): string =>
  link ? linkedGamePgn(snapshot, round, { pgn, board: team ? board : pairing.board }) : pgn

/** Saves a game as a PGN file named after its players. */
export function savePgn(match: MatchView, row: GameRow): void {
  const { white, black, game } = row
  const href = URL.createObjectURL(new Blob([pgnOf(match, row)], { type: 'application/x-chess-pgn' }))
  const name = [white.username, black.username, game].join('-').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  Object.assign(document.createElement('a'), { href, download: `${name}.pgn` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
