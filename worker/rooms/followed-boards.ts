import type { MovesEvent, BoardRef } from '#core/match/live.ts'
import { runningGames, type RunningGame } from '#core/chess-site/running-games.ts'
import type { BoardLineUp } from '#core/game/boards.ts'
import { diffPgn, splitDelta } from '#core/game/pgn-delta.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { GAMES_A_BOARD, gameKey, numberGames, type Game } from '#core/match/site-games.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { status } from '#core/match/status.ts'
import { gameRow, type GameRow } from '#core/rows/game-row.ts'
import { SECOND } from '#core/time.ts'
import { fetchBoard } from '../chess-sites/chesscom.ts'
import { pollSubject, type PolledWatch, type PollState, type PollContext } from './poll.ts'

/** A board that somebody looks at, as it was last seen. */
export interface PolledBoard {
  etag: string | null
  games: PolledGame[]
  polledAt: number
  retryAt: number
}

/** A game that is being played, and when its last move was first seen; undefined when nobody saw it come. */
type PolledGame = RunningGame & { movedAt?: number | undefined }

/** What is only known while somebody looks: games that are being played, and who sits where. */
export interface RunningAnswer {
  /** When this was told, by the clock that `movedAt` goes by. */
  at: number
  games: (GameRow & { movedAt: number | null })[]
  lineUp: BoardLineUp[]
  /** The site's answer was read, and its clubs could not be told to be the teams. */
  teamsUnidentified: boolean
  /** When the site last answered about it; null before. */
  seenAt: number | null
}

// However many boards are looked at, the scores of all matches come first.
const BOARDS_PER_POLL = 8
// Who looks at one board sees each second of it; those who look at all of them are not kept waiting for that.
const KEPT_FOR_ROUNDS = 2
const RETRY_DELAY = 5 * SECOND
// A frame may have 120 bytes; type, pairing and game take about fifty.
const MAX_TEXT_BYTES = 66

/**
 * Looks at boards that somebody watches, by themselves or with their round, those first that were seen longest ago, and
 * tells what was moved on them.
 */
export async function pollFollowedBoards(
  turn: PollContext,
  looking: PollState,
  { boards, rounds }: { boards: BoardRef[]; rounds: number[] },
  tell: (board: BoardRef, event: MovesEvent) => void,
): Promise<void> {
  const single = dueBoards(turn, looking, boards)
  const others = openBoards(looking.watches, rounds).filter((board) => !boards.some((one) => isSameBoard(one, board)))
  const ofRounds = dueBoards(turn, looking, others)
  const first = single.slice(0, BOARDS_PER_POLL - Math.min(KEPT_FOR_ROUNDS, ofRounds.length))
  for (const { board, watch } of [...first, ...ofRounds].slice(0, BOARDS_PER_POLL)) {
    if (turn.requests <= 0) return
    for (const event of await pollBoard(turn, watch, board)) tell(board, event)
  }
}

/** Those that may have something new, the one first that was seen longest ago. */
const dueBoards = ({ clock }: PollContext, { watches }: PollState, boards: BoardRef[]) =>
  boards
    .flatMap((board) => {
      const watch = watches.find(({ round, no }) => round === board.r && no === board.n)
      return watch && isBoardDue(watch, board.b, clock()) ? { board, watch } : []
    })
    .toSorted((a, b) => polledAtOf(a.watch, a.board) - polledAtOf(b.watch, b.board))

/** The boards of these rounds' matches on which there is still something to be played. */
const openBoards = (watches: PolledWatch[], rounds: number[]): BoardRef[] =>
  watches
    .filter(({ round }) => rounds.includes(round))
    .flatMap(({ round, no, match: { facts, played } }) =>
      Array.from({ length: facts.boards ?? 0 }, (_, at) => ({ r: round, n: no, b: at + 1 })).filter(
        ({ b }) => played.filter(({ board }) => board === b).length < GAMES_A_BOARD,
      ),
    )

const isSameBoard = (one: BoardRef, other: BoardRef): boolean =>
  one.r === other.r && one.n === other.n && one.b === other.b

const polledAtOf = ({ boards }: PolledWatch, { b }: BoardRef): number => boards?.get(b)?.polledAt ?? 0

/** Whether a board of a match may have something new: the match is live, and the board is one of its. */
function isBoardDue(watch: PolledWatch, board: number, now: number): boolean {
  const { boards } = watch.match.facts
  if (!watch.participants || now < (watch.retryAt ?? 0) || status(pollSubject(watch), now) !== 'live') return false
  return boards !== undefined && board <= boards && now >= (watch.boards?.get(board)?.retryAt ?? 0)
}

async function pollBoard(turn: PollContext, watch: PolledWatch, { r, n, b }: BoardRef): Promise<MovesEvent[]> {
  watch.boards ??= new Map()
  const known = watch.boards.get(b) ?? { etag: null, games: [], polledAt: 0, retryAt: 0 }
  const answer = await fetchBoard(turn, watch.siteId, b, known.etag)
  const now = turn.clock()
  const later = { ...known, polledAt: now, retryAt: now + RETRY_DELAY }
  if (answer.kind === 'unavailable')
    later.retryAt = Math.max(later.retryAt, Math.min(answer.retryAt, now + 12 * RETRY_DELAY))
  const games =
    answer.kind === 'ok' ? runningGames(JSON.parse(answer.body), b, watch.participants!.usernames) : undefined
  if (answer.kind !== 'ok' || !games) {
    watch.boards.set(b, answer.kind === 'notModified' ? { ...later, retryAt: 0 } : later)
    return []
  }
  watch.boards.set(b, { etag: answer.etag, games: withMoveTimes(known.games, games, now), polledAt: now, retryAt: 0 })
  return movesEvents(watch, r, n, known.games, games)
}

/** When a game that was known went on, its last move has just been made. */
const withMoveTimes = (before: PolledGame[], after: RunningGame[], now: number): PolledGame[] =>
  after.map((game) => {
    const known = before.find((other) => gameKey(other) === gameKey(game))
    return { ...game, movedAt: known && (known.pgn === game.pgn ? known.movedAt : now) }
  })

/** Takes what a game's own answer says of it while it is played; returns what is told of it. */
export function seeRunning(watch: PolledWatch, games: RunningGame[], now: number): MovesEvent[] {
  const before = watch.boards?.get(1)?.games ?? []
  watch.boards = new Map([[1, { etag: null, games: withMoveTimes(before, games, now), polledAt: now, retryAt: 0 }]])
  return movesEvents(watch, watch.round, watch.no, before, games)
}

/** What is told of games that went on: their new moves, or that there is something to be fetched. */
function movesEvents(
  watch: PolledWatch,
  r: number,
  n: number,
  before: RunningGame[],
  after: RunningGame[],
): MovesEvent[] {
  const fetch: MovesEvent = { type: 'moves', r, n }
  const numbers = new Map(numberedGames(watch).map((game) => [gameKey(game), game.no]))
  const events: MovesEvent[] = []
  for (const game of unsaved(watch, after)) {
    const known = before.find((other) => gameKey(other) === gameKey(game))
    if (known?.pgn === game.pgn) continue
    const delta = known && diffPgn(known.pgn, game.pgn)
    const told =
      delta &&
      splitDelta(delta, MAX_TEXT_BYTES).map(({ at, text }) => ({
        ...fetch,
        g: numbers.get(gameKey(game))!,
        at,
        m: text,
      }))
    if (!told || told.some(({ m }) => m.length > MAX_TEXT_BYTES)) return [fetch]
    events.push(...told)
  }
  return events
}

/** Games that are not saved yet. */
function unsaved<Running extends RunningGame>({ match }: PolledWatch, games: Running[]): Running[] {
  const saved = new Set(match.played.map(gameKey))
  return games.filter((game) => !saved.has(gameKey(game)))
}

/** The games that are being played with their position in the match. */
function numberedGames(watch: PolledWatch) {
  const running = [...(watch.boards?.values() ?? [])].flatMap(({ games }) => unsaved(watch, games))
  const all = numberGames<Game & Pick<PolledGame, 'movedAt'>>([
    ...watch.match.played,
    ...running.map((game) => ({ ...game, outcome: NO_OUTCOME })),
  ])
  return all.filter(({ outcome }) => outcome === NO_OUTCOME)
}

/** What is known of a match beyond what is saved. */
export function runningAnswer(watch: PolledWatch, now: number): RunningAnswer {
  const [{ name: first }, { name: second }] = watch.teams
  const place = { round: watch.round, matchNo: watch.no }
  return {
    at: now,
    games: numberedGames(watch).map((game) => ({
      ...gameRow({ ...game, ...place }, first, second),
      movedAt: game.movedAt ?? null,
    })),
    lineUp: watch.participants?.lineUp ?? [],
    teamsUnidentified: watch.problem === teamsUnidentified(CHESS_SITES[watch.source].name),
    seenAt: watch.seenAt ?? null,
  }
}
