import { parseLink } from '../match/parse-link.ts'
import { readPgn } from '../pgn/read-pgn.ts'

/** The analysis page of a game at its own site; undefined if the link is not a game of a chess site. */
export function analysisUrl(link: string | null | undefined): string | undefined {
  const found = link ? parseLink(link) : undefined
  if (found?.type !== 'game') return undefined
  return found.source === 'chessCom'
    ? `https://www.chess.com/analysis/game/live/${found.siteId}`
    : `https://lichess.org/${found.siteId}`
}

/** The analysis board of lichess with the moves of any game; undefined without moves. */
export function movesAnalysisUrl(pgn: string): string | undefined {
  const { tags, moves } = readPgn(pgn)
  if (moves.length === 0) return undefined
  const start = tags['FEN'] ? [`[FEN "${tags['FEN']}"]`] : []
  // Lichess reads `_` as a space here, which is more legible than `%20`.
  const words = [...start, ...moves.map(({ san }) => san)].map((word) => encodeURIComponent(word))
  return `https://lichess.org/analysis/pgn/${words.join('_')}`
}
