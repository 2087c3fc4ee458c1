import type { Team } from '#core/chess-site/clubs.ts'
import { seenBoard, type BoardGame } from '#core/chess-site/live-board.ts'
import { parseLiveMatch, seenMatch, type Present, type Usernames } from '#core/chess-site/live-match.ts'
import { untold } from '#core/game/absence.ts'
import { key, type Game } from '#core/match/games.ts'
import { SITES } from '#core/match/links.ts'
import type { Seen } from '#core/match/observe.ts'
import type { Bindings } from '../env.ts'
import type { Answer } from './answer.ts'

/** What is known of a match before it is looked at. */
export interface Known {
  etag: string | null
  games: Game[]
  /** Our first and second side. */
  teams: [Team, Team]
}

export type Look =
  /** `etag` is null when the next look shall read everything again. */
  { kind: 'seen'; seen: Seen; present: Present; etag: string | null } | Exclude<Answer, { kind: 'fresh' }>

// Boards of a match when nobody says how many there are.
const BOARDS = 20
/** What is said of a match whose clubs cannot be told to be our teams. */
export const UNTOLD = untold(SITES.chessCom.name)

/** Who asks: through which queue, and how many questions may still be put. */
export interface Asker {
  env: Pick<Bindings, 'SiteQueue' | 'CHESS_COM_API'>
  questions: number
}

/**
 * Looks at a live team match: one question when nothing changed, and one more for each board that did. A board that
 * cannot be read now is read at the next look; its result counts all the same.
 */
export async function look(asker: Asker, siteId: string, known: Known): Promise<Look> {
  const path = `/match/live/${encodeURIComponent(siteId)}`
  const answer = await ask(asker, path, known.etag)
  if (answer.kind !== 'fresh') return answer
  const live = parseLiveMatch(JSON.parse(answer.body))
  const match = live && seenMatch(live, withPlayers(known))
  if (!match) return unread(live ? UNTOLD : 'The answer is no match.')
  const { usernames, lineUp, ...seen } = match
  const present = { usernames, lineUp }
  const listed = new Set(seen.games.map(({ board }) => board))
  const read = await readBoards(asker, path, boardsToRead(known.games, seen), usernames, listed)
  const games = told(seen.games, read.games)
  if (read.complete) return { kind: 'seen', seen: { ...seen, games }, present, etag: answer.etag }
  return { kind: 'seen', seen: { ...seen, games, unread: true }, present, etag: null }
}

/** The site's answer about one board of a live team match, as it stands. */
export const lookAtBoard = (asker: Asker, siteId: string, board: number, etag: string | null): Promise<Answer> =>
  ask(asker, `/match/live/${encodeURIComponent(siteId)}/${board}`, etag)

/** Boards whose results are new or other than known; and those that may hold results which the match does not list. */
function boardsToRead(known: Game[], { games, points, boards }: Seen): number[] {
  const read = new Map(known.filter(({ link }) => link !== undefined).map((game) => [key(game), game.outcome]))
  const changed = new Set(games.filter((game) => read.get(key(game)) !== game.outcome).map(({ board }) => board))
  const unlisted = (points ?? [0, 0])[0] + (points ?? [0, 0])[1] > 2 * games.length
  if (unlisted) {
    for (let board = 1; board <= (boards ?? BOARDS); board += 1) {
      if (games.filter((game) => game.board === board).length < 2) changed.add(board)
    }
  }
  return [...changed].toSorted((a, b) => a - b)
}

async function readBoards(
  asker: Asker,
  path: string,
  boards: number[],
  usernames: Usernames,
  listed: Set<number>,
): Promise<{ games: BoardGame[]; complete: boolean }> {
  const games: BoardGame[] = []
  let complete = true
  for (const board of boards) {
    if (asker.questions <= 0) return { games, complete: false }
    const answer = await ask(asker, `${path}/${board}`)
    // There are fewer boards than was thought; but one that the match lists is there.
    if (answer.kind === 'missing' && !listed.has(board)) break
    if (answer.kind === 'unknown' && !answer.asked) return { games, complete: false }
    const seen = answer.kind === 'fresh' ? seenBoard(JSON.parse(answer.body), board, usernames) : undefined
    if (seen) games.push(...seen)
    else complete = false
  }
  return { games, complete }
}

/** The teams with those who have played for them in this match. */
const withPlayers = ({ teams, games }: Known): [Team, Team] => {
  const [first, second] = teams
  const played = (isFirst: boolean) =>
    games.map(({ whiteFirst, white, black }) => (whiteFirst === isFirst ? white : black).toLowerCase())
  return [
    { ...first, people: new Set([...(first.people ?? []), ...played(true)]) },
    { ...second, people: new Set([...(second.people ?? []), ...played(false)]) },
  ]
}

/** What the match lists, with what its boards add: the match's own word for a result goes before a board's. */
function told(listed: Game[], read: BoardGame[]): Game[] {
  const boards = new Map(read.map((game) => [key(game), game]))
  const unlisted = new Map(boards)
  for (const game of listed) unlisted.delete(key(game))
  return [
    ...listed.map((game) => Object.assign({}, game, boards.get(key(game)), { outcome: game.outcome })),
    ...unlisted.values(),
  ]
}

/** The queue's answer; a queue that cannot be reached knows nothing. */
async function ask(asker: Asker, path: string, etag: string | null = null): Promise<Answer> {
  const { SiteQueue, CHESS_COM_API } = asker.env
  asker.questions -= 1
  try {
    return await SiteQueue.getByName(new URL(CHESS_COM_API).host).ask({ url: CHESS_COM_API + path, etag })
  } catch (error) {
    console.error(error)
    return { kind: 'unknown', why: 'The queue was not reached.', asked: false, retryAt: 0 }
  }
}

const unread = (why: string): Look => ({ kind: 'unknown', why, asked: true, retryAt: 0 })
