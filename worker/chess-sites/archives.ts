import { archivedReport, archiveMonths, archivePause } from '#core/chess-site/archived-game.ts'
import type { KnownAccounts } from '#core/chess-site/white-side.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { askSite, type RequestBudget } from './ask-site.ts'
import type { MatchAnswer } from './chesscom.ts'

/** A linked game at Chess.com, which appears in its players' archives once it is over. */
export interface SoughtGame {
  siteId: string
  accounts: KnownAccounts
  linkedAt: number
  /** ETags of the months that were read, by URL; and the number of looks. */
  read: Map<string, string>
  looks: number
}

const NO_ACCOUNTS = 'Neither player’s account at Chess.com is known.'

/**
 * Searches for a game in the archives of its players, in turn: the API has no call for a single game. `again` is the
 * time of the next useful search.
 */
export async function fetchArchivedGame(budget: RequestBudget, sought: SoughtGame, now: number): Promise<MatchAnswer> {
  const names = sought.accounts.flatMap((known) => [...known].slice(0, 1))
  const again = now + archivePause(now - sought.linkedAt)
  const name = names[sought.looks % Math.max(1, names.length)]
  if (name === undefined) return { kind: 'unavailable', reason: NO_ACCOUNTS, wasAsked: false, retryAt: again }
  const isFirstLook = sought.looks < names.length
  sought.looks += 1
  for (const month of archiveMonths(now, isFirstLook)) {
    const url = `${budget.env.CHESS_COM_API}/player/${encodeURIComponent(name)}/games/${month}`
    const answer = await askSite(budget, { url, etag: sought.read.get(url) ?? null })
    if (answer.kind === 'unavailable') return answer
    if (answer.kind !== 'ok') continue
    const report = archivedReport(JSON.parse(answer.body), sought.siteId, sought.accounts)
    if (report === undefined)
      return { kind: 'unavailable', reason: 'Not a month of games.', wasAsked: true, retryAt: 0 }
    if (report === 'other') return { kind: 'unavailable', reason: UNIDENTIFIED, wasAsked: false, retryAt: again }
    if (answer.etag !== null) sought.read.set(url, answer.etag)
    if (report !== 'absent') return { kind: 'seen', report, etag: null }
  }
  return { kind: 'seen', report: { games: [] }, etag: null, again }
}

const UNIDENTIFIED = teamsUnidentified(CHESS_SITES.chessCom.name)
