import type { MovesEvent, BoardRef } from '#core/match/live.ts'
import { runningGames, type RunningGame } from '#core/chess-site/running-games.ts'
import type { BoardLineUp } from '#core/game/boards.ts'
import { continuePgn } from '#core/game/continue-pgn.ts'
import { diffPgn, splitDelta } from '#core/game/pgn-delta.ts'
import { teamsUnidentified } from '#core/game/no-game.ts'
import { CHESS_SITES } from '#core/match/links.ts'
import { GAMES_A_BOARD, gameKey, numberGames, type Game } from '#core/match/site-games.ts'
import { numberInMini, numberInPairing } from '#core/match/mini-numbers.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { isDaily } from '#core/match/daily-pace.ts'
import { status } from '#core/match/status.ts'
import { gameRow, type GameRow } from '#core/rows/game-row.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { fetchBoard } from '../chess-sites/chesscom.ts'
import { pollSubject } from './due-watches.ts'
import type { PolledWatch, PollState, PollContext } from './poll.ts'

/** A board with viewers, as last polled. */
export interface PolledBoard {
  etag: string | null
  games: PolledGame[]
  polledAt: number
  retryAt: number
}

/** A running game, and when its last move was first seen; undefined if that move was not seen live. */
type PolledGame = RunningGame & { movedAt?: number | undefined }

export type RunningRow = GameRow & { movedAt: number | null }

/** Data that is not saved: the running games of a match, and its line-up. */
export interface RunningAnswer {
  /** The time of the answer, by the same clock as `movedAt`. */
  at: number
  games: RunningRow[]
  lineUp: BoardLineUp[]
  /** The site's answer was read, but its clubs could not be matched to the teams. */
  teamsUnidentified: boolean
  /** The site has nothing at the game link. */
  linkMissing: boolean
  /** When the site last answered about the match; null before. */
  seenAt: number | null
}

// However many boards are followed, the scores of all matches come first.
const BOARDS_PER_POLL = 8
// Polls kept for boards of followed rounds: boards with viewers of their own are polled every second, but must not
// starve the others.
const KEPT_FOR_ROUNDS = 2
const RETRY_DELAY = 5 * SECOND
// In a daily game a move takes hours, and the site keeps its answer for one.
const DAILY_DELAY = 10 * MINUTE
// A frame may have 120 bytes, of which type, pairing and game take about fifty.
export const MAX_TEXT_BYTES = 66

/**
 * Polls boards that viewers follow, singly or with their round, those polled longest ago first, and broadcasts new
 * moves.
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

/** Boards that may have news, the one polled longest ago first. */
const dueBoards = ({ clock }: PollContext, { watches }: PollState, boards: BoardRef[]) =>
  boards
    .flatMap((board) => {
      const watch = watches.find(
        ({ round, no, k }) => round === board.r && no === board.n && numberInMini(k, board.b) !== undefined,
      )
      return watch && isBoardDue(watch, numberInMini(watch.k, board.b)!, clock()) ? { board, watch } : []
    })
    .toSorted((a, b) => polledAtOf(a.watch, a.board) - polledAtOf(b.watch, b.board))

/** Boards in these rounds on which games remain to be played. */
const openBoards = (watches: PolledWatch[], rounds: number[]): BoardRef[] =>
  watches
    // Boards of daily matches are polled for those who look at one.
    .filter(({ round, match }) => rounds.includes(round) && !isDaily(match.facts))
    .flatMap(({ round, no, k, match: { facts, played } }) =>
      Array.from({ length: facts.boards ?? 0 }, (_, at) => at + 1)
        .filter((b) => played.filter(({ board }) => board === b).length < GAMES_A_BOARD)
        .map((b) => ({ r: round, n: no, b: numberInPairing(k, b) })),
    )

const isSameBoard = (one: BoardRef, other: BoardRef): boolean =>
  one.r === other.r && one.n === other.n && one.b === other.b

const polledAtOf = ({ boards, k }: PolledWatch, { b }: BoardRef): number =>
  boards?.get(numberInMini(k, b) ?? b)?.polledAt ?? 0

/** Whether a board may have news: its match is live and has this board. */
function isBoardDue(watch: PolledWatch, board: number, now: number): boolean {
  const { boards } = watch.match.facts
  if (!watch.participants || now < (watch.retryAt ?? 0) || status(pollSubject(watch), now) !== 'live') return false
  return boards !== undefined && board <= boards && now >= (watch.boards?.get(board)?.retryAt ?? 0)
}

async function pollBoard(turn: PollContext, watch: PolledWatch, { r, n, b: number }: BoardRef): Promise<MovesEvent[]> {
  const b = numberInMini(watch.k, number)!
  watch.boards ??= new Map()
  const known = watch.boards.get(b) ?? { etag: null, games: [], polledAt: 0, retryAt: 0 }
  const answer = await fetchBoard(turn, { siteId: watch.siteId, type: watch.match.facts.linkType }, b, known.etag)
  const now = turn.clock()
  const rest = isDaily(watch.match.facts) ? DAILY_DELAY : 0
  const later = { ...known, polledAt: now, retryAt: now + Math.max(RETRY_DELAY, rest) }
  if (answer.kind === 'unavailable')
    later.retryAt = Math.max(later.retryAt, Math.min(answer.retryAt, now + 12 * RETRY_DELAY))
  const found =
    answer.kind === 'ok' ? runningGames(JSON.parse(answer.body), b, watch.participants!.usernames) : undefined
  if (answer.kind !== 'ok' || !found) {
    watch.boards.set(b, answer.kind === 'notModified' ? { ...later, retryAt: now + rest } : later)
    return []
  }
  const games = continued(known.games, found)
  watch.boards.set(b, {
    etag: answer.etag,
    games: withMoveTimes(known.games, games, now),
    polledAt: now,
    retryAt: now + rest,
  })
  return movesEvents(watch, r, n, known.games, games)
}

/** The games with their known texts, as long as only moves were added: viewers have those texts. */
const continued = (before: RunningGame[], after: RunningGame[]): RunningGame[] =>
  after.map((game) => {
    const known = before.find((other) => gameKey(other) === gameKey(game))
    return known ? { ...game, pgn: continuePgn(known.pgn, game.pgn) } : game
  })

/** If a known game has new moves, its last move was made just now. */
const withMoveTimes = (before: PolledGame[], after: RunningGame[], now: number): PolledGame[] =>
  after.map((game) => {
    const known = before.find((other) => gameKey(other) === gameKey(game))
    return { ...game, movedAt: known && (known.pgn === game.pgn ? known.movedAt : now) }
  })

/** Takes the running games that the site reports of a linked game; returns events with their new moves. */
export function seeRunning(watch: PolledWatch, found: RunningGame[], now: number): MovesEvent[] {
  const before = watch.boards?.get(1)?.games ?? []
  const games = continued(before, found)
  watch.boards = new Map([[1, { etag: null, games: withMoveTimes(before, games, now), polledAt: now, retryAt: 0 }]])
  return movesEvents(watch, watch.round, watch.no, before, games)
}

/** Events for games with news: their new moves, or a request to fetch them if they don't fit. */
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

function unsaved<Running extends RunningGame>({ match }: PolledWatch, games: Running[]): Running[] {
  const saved = new Set(match.played.map(gameKey))
  return games.filter((game) => !saved.has(gameKey(game)))
}

/** Running games, numbered by their position in the match. */
function numberedGames(watch: PolledWatch) {
  const running = [...(watch.boards?.values() ?? [])].flatMap(({ games }) => unsaved(watch, games))
  const all = numberGames<Game & Pick<PolledGame, 'movedAt'>>([
    ...watch.match.played,
    ...running.map((game) => ({ ...game, outcome: NO_OUTCOME })),
  ])
  return all
    .filter(({ outcome }) => outcome === NO_OUTCOME)
    .map((game) => ({ ...game, no: numberInPairing(watch.k, game.no) }))
}

/** The running games and the line-up of a match, which are not saved; numbered as in its pairing. */
function runningAnswer(watch: PolledWatch, now: number): RunningAnswer {
  const [{ name: first }, { name: second }] = watch.teams
  const place = { round: watch.round, matchNo: watch.no }
  return {
    at: now,
    games: numberedGames(watch).map((game) => ({
      ...gameRow({ ...game, ...place }, first, second),
      movedAt: game.movedAt ?? null,
    })),
    lineUp: (watch.participants?.lineUp ?? []).map((seat) => ({
      ...seat,
      board: numberInPairing(watch.k, seat.board),
    })),
    teamsUnidentified: watch.problem === teamsUnidentified(CHESS_SITES[watch.source].name),
    linkMissing: watch.missing,
    seenAt: watch.seenAt ?? null,
  }
}

/** The running games of a round, by number of the pairing: one answer for all matches of a fixture. */
export const runningAnswers = (watches: readonly PolledWatch[], now: number): (RunningAnswer & { no: number })[] =>
  [...Map.groupBy(watches, ({ no }) => no)].map(([no, ofPairing]) => {
    const all = ofPairing.map((watch) => runningAnswer(watch, now))
    return {
      no,
      ...all[0]!,
      games: all.flatMap(({ games }) => games),
      lineUp: all.flatMap(({ lineUp }) => lineUp),
      teamsUnidentified: all.some(({ teamsUnidentified }) => teamsUnidentified),
      linkMissing: all.some(({ linkMissing }) => linkMissing),
    }
  })
