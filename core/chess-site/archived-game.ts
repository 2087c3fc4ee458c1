import { parseLink } from '../match/links.ts'
import type { SiteReport } from '../match/observe.ts'
import { DAY, HOUR, MINUTE } from '../time.ts'
import { finishedGame, parseBoardGames } from './parse-board.ts'
import { isWhiteFirstSide, type KnownAccounts } from './white-side.ts'

/** Months in which a game may have ended that is looked for now, the likeliest first, as addresses write them. */
export function archiveMonths(now: number, isBefore: boolean): string[] {
  const date = new Date(now)
  const months = [0, ...(isBefore || date.getUTCDate() <= 2 ? [1] : [])]
  return months.map((back) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back)).toISOString().slice(0, 7).replace('-', '/'),
  )
}

/**
 * How long to wait before the next look, in ms, so long after the link was made. A game is mostly over within hours; what is
 * not there after two weeks is a wrong link or a game by post.
 */
export function archivePause(sinceLinked: number): number {
  if (sinceLinked < 3 * HOUR) return MINUTE
  if (sinceLinked < DAY) return 15 * MINUTE
  return sinceLinked < 14 * DAY ? HOUR : DAY
}

/**
 * What a month of a player's games says of the pairing that is linked to one of them: `absent` when it is not among them,
 * `other` when it is not between these two; undefined when the answer is no such month.
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
