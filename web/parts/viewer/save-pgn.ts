import type { GameRow } from '#core/rows/game-row.ts'

/** Saves a game's text as a file of its players' names. */
export function savePgn({ pgn, white, black, game }: GameRow): void {
  const href = URL.createObjectURL(new Blob([pgn], { type: 'application/x-chess-pgn' }))
  const name = [white.username, black.username, game].join('-').replace(/[^\p{L}\p{N}_-]+/gu, '-')
  Object.assign(document.createElement('a'), { href, download: `${name}.pgn` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
