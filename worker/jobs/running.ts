import type { MovesEvent } from '#core/contract/live.ts'
import { runningOn, type Running } from '#core/chess-site/running.ts'
import type { Seated } from '#core/game/boards.ts'
import { growth, parts } from '#core/game/growth.ts'
import { key, placed } from '#core/match/games.ts'
import { NONE } from '#core/match/outcome.ts'
import { status } from '#core/match/status.ts'
import { gameRow, type GameRow } from '#core/snapshot/game-rows.ts'
import { SECOND } from '#core/time.ts'
import type { Followed } from '#party/followers.ts'
import { lookAtBoard, UNTOLD } from '../chess-sites/chesscom.ts'
import { judged, type Looked, type Looking, type Turn } from './poll.ts'

/** A board that somebody looks at, as it was last seen. */
export interface BoardSeen {
  etag: string | null
  games: Running[]
  lookedAt: number
  retryAt: number
}

/** What is only known while somebody looks: games that are being played, and who sits where. */
export interface RunningAnswer {
  games: GameRow[]
  lineUp: Seated[]
  /** The site's answer was read, and its clubs could not be told to be the teams. */
  isUntold: boolean
}

// However many boards are looked at, the scores of all matches come first.
const BOARDS_A_TURN = 8
const LATER = 5 * SECOND
// A frame that says where and of which game takes about fifty bytes of its 120.
const ROOM = 66

/** Looks at boards that somebody watches, those first that were seen longest ago, and tells what was moved on them. */
export async function lookAtFollowed(
  turn: Turn,
  looking: Looking,
  boards: Followed[],
  tell: (board: Followed, event: MovesEvent) => void,
): Promise<void> {
  const due = boards
    .flatMap((board) => {
      const watch = looking.watches.find(({ round, no }) => round === board.r && no === board.n)
      return watch && isPlayed(watch, board.b, turn.clock()) ? { board, watch } : []
    })
    .toSorted((a, b) => seenAt(a.watch, a.board) - seenAt(b.watch, b.board))
  for (const { board, watch } of due.slice(0, BOARDS_A_TURN)) {
    if (turn.questions <= 0) return
    for (const event of await lookAtOne(turn, watch, board)) tell(board, event)
  }
}

const seenAt = ({ seenBoards }: Looked, { b }: Followed): number => seenBoards?.get(b)?.lookedAt ?? 0

/** Whether a board of a match may have something new: the match is live, and the board is one of its. */
function isPlayed(watch: Looked, board: number, now: number): boolean {
  const { boards } = watch.match.facts
  if (!watch.present || now < (watch.retryAt ?? 0) || status(judged(watch), now) !== 'live') return false
  return boards !== undefined && board <= boards && now >= (watch.seenBoards?.get(board)?.retryAt ?? 0)
}

async function lookAtOne(turn: Turn, watch: Looked, { r, n, b }: Followed): Promise<MovesEvent[]> {
  watch.seenBoards ??= new Map()
  const known = watch.seenBoards.get(b) ?? { etag: null, games: [], lookedAt: 0, retryAt: 0 }
  const answer = await lookAtBoard(turn, watch.siteId, b, known.etag)
  const now = turn.clock()
  const later = { ...known, lookedAt: now, retryAt: now + LATER }
  if (answer.kind === 'unknown') later.retryAt = Math.max(later.retryAt, Math.min(answer.retryAt, now + 12 * LATER))
  const games = answer.kind === 'fresh' ? runningOn(JSON.parse(answer.body), b, watch.present!.usernames) : undefined
  if (answer.kind !== 'fresh' || !games) {
    watch.seenBoards.set(b, answer.kind === 'same' ? { ...later, retryAt: 0 } : later)
    return []
  }
  watch.seenBoards.set(b, { etag: answer.etag, games, lookedAt: now, retryAt: 0 })
  return moved(watch, r, n, known.games, games)
}

/** What is told of games that went on: their new moves, or that there is something to be fetched. */
function moved(watch: Looked, r: number, n: number, before: Running[], after: Running[]): MovesEvent[] {
  const fetch: MovesEvent = { type: 'moves', r, n }
  const numbers = new Map(numbered(watch).map((game) => [key(game), game.no]))
  const events: MovesEvent[] = []
  for (const game of unsaved(watch, after)) {
    const known = before.find((other) => key(other) === key(game))
    if (known?.pgn === game.pgn) continue
    const grew = known && growth(known.pgn, game.pgn)
    const told =
      grew && parts(grew, ROOM).map(({ at, text }) => ({ ...fetch, g: numbers.get(key(game))!, at, m: text }))
    if (!told || told.some(({ m }) => m.length > ROOM)) return [fetch]
    events.push(...told)
  }
  return events
}

/** Games that do not stand among the match's results yet. */
function unsaved({ match }: Looked, games: Running[]): Running[] {
  const saved = new Set(match.games.map(key))
  return games.filter((game) => !saved.has(key(game)))
}

/** The games that are being played with their position in the match. */
function numbered(watch: Looked) {
  const running = [...(watch.seenBoards?.values() ?? [])].flatMap(({ games }) => unsaved(watch, games))
  const all = placed([...watch.match.games, ...running.map((game) => ({ ...game, outcome: NONE }))])
  return all.filter(({ outcome }) => outcome === NONE)
}

/** What is known of a match beyond what is saved. */
export function runningIn(watch: Looked): RunningAnswer {
  const [{ name: first }, { name: second }] = watch.teams
  const place = { round: watch.round, matchNo: watch.no }
  return {
    games: numbered(watch).map((game) => gameRow({ ...game, ...place }, first, second)),
    lineUp: watch.present?.lineUp ?? [],
    isUntold: watch.why === UNTOLD,
  }
}
