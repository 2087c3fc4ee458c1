import type { ExpectedTeam } from '#core/chess-site/clubs.ts'
import { parseBoard, type LinkedGame } from '#core/chess-site/parse-board.ts'
import { parseLiveMatch, siteReport, type Participants, type Usernames } from '#core/chess-site/parse-match.ts'
import type { LinkType } from '#core/match/links.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { gameKey, type Game } from '#core/match/site-games.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import type { SiteReport } from '#core/match/observe.ts'
import { askSite, type RequestBudget } from './ask-site.ts'
import type { SiteAnswer } from './site-answer.ts'

/** A match as it is known before a look at the site. */
export interface KnownMatch {
  /** Live and daily matches have numbers of their own. */
  type?: LinkType | undefined
  etag: string | null
  games: Game[]
  /** The pairing's first and second side. */
  teams: [ExpectedTeam, ExpectedTeam]
}

export type MatchAnswer =
  | {
      kind: 'seen'
      report: SiteReport
      /** The players on both sides, if the answer lists them. */
      present?: Participants
      /** null when the next look must read everything again. */
      etag: string | null
      /** Time of the next useful look; undefined when the poll schedule decides. */
      again?: number
    }
  | Exclude<SiteAnswer, { kind: 'ok' }>

// Boards to look at when the match does not say how many it has.
const DEFAULT_BOARDS = 20
const TEAMS_UNIDENTIFIED = teamsUnidentified(CHESS_SITES.chessCom.name)

/**
 * Looks at a team match: one request when nothing changed, and one more for each board that did. A board that
 * cannot be read is read at the next look; its result from the match counts meanwhile.
 */
export async function fetchMatch(budget: RequestBudget, siteId: string, known: KnownMatch): Promise<MatchAnswer> {
  const path = matchPath(siteId, known.type)
  const answer = await request(budget, path, known.etag)
  if (answer.kind !== 'ok') return answer
  const live = parseLiveMatch(JSON.parse(answer.body))
  const match = live && siteReport(live, withPlayers(known))
  if (!match) return unavailable(live ? TEAMS_UNIDENTIFIED : 'The answer isn’t a match.')
  const { usernames, lineUp, rosters, ...report } = match
  const present = { usernames, lineUp, rosters }
  const listed = new Set(report.games.map(({ board }) => board))
  const boardGames = await readBoards(budget, path, changedBoards(known.games, report), usernames, listed)
  const games = mergeBoards(report.games, boardGames.games)
  if (boardGames.complete) return { kind: 'seen', report: { ...report, games }, present, etag: answer.etag }
  return { kind: 'seen', report: { ...report, games, unread: true }, present, etag: null }
}

/** The address of a team match below that of the API. */
export const matchPath = (siteId: string, type: LinkType | undefined): string =>
  `/match/${type === 'daily' ? '' : 'live/'}${encodeURIComponent(siteId)}`

export const fetchBoard = (
  budget: RequestBudget,
  { siteId, type }: { siteId: string; type: LinkType | undefined },
  board: number,
  etag: string | null,
): Promise<SiteAnswer> => request(budget, `${matchPath(siteId, type)}/${board}`, etag)

/** Boards with new or changed results, and boards that may have results which the match does not list. */
function changedBoards(known: Game[], { games, points, boards }: SiteReport): number[] {
  const boardGames = new Map(
    known.filter(({ link }) => link !== undefined).map((game) => [gameKey(game), game.outcome]),
  )
  const changed = new Set(
    games.filter((game) => boardGames.get(gameKey(game)) !== game.outcome).map(({ board }) => board),
  )
  const unlisted = (points ?? [0, 0])[0] + (points ?? [0, 0])[1] > 2 * games.length
  if (unlisted) {
    for (let board = 1; board <= (boards ?? DEFAULT_BOARDS); board += 1) {
      if (games.filter((game) => game.board === board).length < 2) changed.add(board)
    }
  }
  return [...changed].toSorted((a, b) => a - b)
}

async function readBoards(
  budget: RequestBudget,
  path: string,
  boards: number[],
  usernames: Usernames,
  listed: Set<number>,
): Promise<{ games: LinkedGame[]; complete: boolean }> {
  const games: LinkedGame[] = []
  let complete = true
  for (const board of boards) {
    if (budget.requests <= 0) return { games, complete: false }
    const answer = await request(budget, `${path}/${board}`)
    // There are fewer boards than assumed; but a board that the match lists must exist.
    if (answer.kind === 'missing' && !listed.has(board)) break
    if (answer.kind === 'unavailable' && !answer.wasAsked) return { games, complete: false }
    const seen = answer.kind === 'ok' ? parseBoard(JSON.parse(answer.body), board, usernames) : undefined
    if (seen) games.push(...seen)
    else complete = false
  }
  return { games, complete }
}

/** The teams, with all players who have played for them in this match. */
const withPlayers = ({ teams, games }: KnownMatch): [ExpectedTeam, ExpectedTeam] => {
  const [first, second] = teams
  const played = (isFirst: boolean) =>
    games.map(({ whiteFirst, white, black }) => (whiteFirst === isFirst ? white : black).toLowerCase())
  return [
    { ...first, people: new Set([...(first.people ?? []), ...played(true)]) },
    { ...second, people: new Set([...(second.people ?? []), ...played(false)]) },
  ]
}

/** The match's games with what the boards add. Where they differ, the match's result wins. */
function mergeBoards(listed: Game[], boardGames: LinkedGame[]): Game[] {
  const boards = new Map(boardGames.map((game) => [gameKey(game), game]))
  const unlisted = new Map(boards)
  for (const game of listed) unlisted.delete(gameKey(game))
  return [
    ...listed.map((game) => Object.assign({}, game, boards.get(gameKey(game)), { outcome: game.outcome })),
    ...unlisted.values(),
  ]
}

const request = (budget: RequestBudget, path: string, etag: string | null = null): Promise<SiteAnswer> =>
  askSite(budget, { url: budget.env.CHESS_COM_API + path, etag })

const unavailable = (reason: string): MatchAnswer => ({ kind: 'unavailable', reason, wasAsked: true, retryAt: 0 })
