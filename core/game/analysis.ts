import { parseLink } from '../match/links.ts'

/** Where a game's own site analyses it; undefined for what is no game of a chess site. */
export function analysisUrl(link: string | null | undefined): string | undefined {
  const found = link ? parseLink(link) : undefined
  if (found?.type !== 'game') return undefined
  return found.source === 'chessCom'
    ? `https://www.chess.com/analysis/game/live/${found.siteId}`
    : `https://lichess.org/${found.siteId}`
}
