import { parseLink } from '../match/parse-link.ts'
import type { SiteReport } from '../match/observe.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'
import { finishedGame, parseBoardGames } from './parse-board.ts'
import { isWhiteFirstSide, type KnownAccounts } from './white-side.ts'

/** Months to look through for a game that may have ended by now, as `2026/06`, the likeliest first. */
export function archiveMonths(now: number, isBefore: boolean): string[] {
  const date = new Date(now)
  const months = [0, ...(isBefore || date.getUTCDate() <= 2 ? [1] : [])]
  return months.map((back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7).replace('-', '/'),
  )
}

/**
 * Time until the next look, in ms. Most games end within hours; a game that is still missing after two weeks is a wrong
 * link or correspondence chess.
 */
export function archivePause(sinceLinked: number): number {
  if (sinceLinked < 3 * HOUR) return MINUTE
  if (sinceLinked < DAY) return 15 * MINUTE
  return sinceLinked < 14 * DAY ? HOUR : DAY
}

/**
 * Reads the linked game from a monthly archive of one of its players: `absent` if it is not in it, `other` if it was
 * played by other accounts. Undefined if the answer is not an archive.
 */
export function archivedReport(
  json: unknown,
  siteId: string,
  accounts: KnownAccounts,
): SiteReport | 'absent' | 'other' | undefined {
  const games = parseBoardGames(json)
  if (!games) return undefined
  const game = games.find(({ url }) => url !== undefined && parseLink(url)?.siteId === siteId)
  if (!game) return 'absent'
  const whiteFirst = isWhiteFirstSide(game.white.username, game.black.username, accounts)
  if (whiteFirst === undefined) return 'other'
  const ended = finishedGame(game, 1, whiteFirst)
  if (!ended) return 'absent'
  const { startedAt, endedAt } = ended
  return {
    bodyStatus: 'finished',
    ...(startedAt !== undefined && { startTime: startedAt }),
    ...(endedAt !== undefined && { endTime: endedAt }),
    games: [ended],
  }
}
