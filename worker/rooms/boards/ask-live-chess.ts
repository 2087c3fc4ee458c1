import { liveChessPgn, parseLiveChessIndex, type LiveChessBoard } from '#core/boards/live-chess.ts'
import { readSource } from '#core/boards/read-source.ts'
import { SECOND } from '#core/time.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { askHost } from './ask-host.ts'
import type { SourceAnswer, SourceAsk } from './ask-source.ts'

/** Of one turn: LiveChess Cloud has no contract, so it is asked sparingly. */
const MOST_BOARDS = 20
const MAX_BOARDS = 200
const INDEX_EVERY = 15 * SECOND

/** What is kept of LiveChess Cloud between two turns. */
export interface LiveChessState {
  round: number
  index: LiveChessBoard[]
  indexAt: number
  /** Answers about single boards, by number from 1. */
  games: Map<number, { json: unknown; askedAt: number; isOver: boolean }>
}

/**
 * Asks LiveChess Cloud for the boards of a round: the index, and then some of the boards, those asked longest ago first. A
 * board that has no file has not begun.
 */
export async function askLiveChess(uuid: string, { env, round, asked, budget }: SourceAsk): Promise<SourceAnswer> {
  const base = `${env.LIVECHESS_URL}/get/${uuid}/round-${round}`
  const headers = { accept: 'application/json', referer: 'https://view.livechesscloud.com/' }
  const json = async (file: string): Promise<{ status: number | undefined; json?: unknown }> => {
    budget.requests -= 1
    const answer = await askHost(env, `${base}/${file}`, { headers })
    if (answer.kind !== 'text') return { status: answer.kind === 'failed' ? answer.status : undefined }
    return { status: 200, json: parseJson(answer.text) }
  }
  const now = Date.now()
  const known = asked.liveChess?.round === round ? asked.liveChess : undefined
  const state: LiveChessState = known ?? { round, index: [], indexAt: 0, games: new Map() }
  if (now >= state.indexAt + INDEX_EVERY) {
    const { status, json: found } = await json('index.json')
    const index = parseLiveChessIndex(found)
    if (!index)
      return status === undefined
        ? { kind: 'problem', problem: 'noAnswer' }
        : { kind: 'problem', problem: status === 200 ? 'notPgn' : 'status', ...(status !== 200 && { status }) }
    Object.assign(state, { index: index.slice(0, MAX_BOARDS), indexAt: now })
  }
  asked.liveChess = state
  const due = state.index
    .flatMap((board, at) => (isOpen(board, state.games.get(at + 1)) ? [at + 1] : []))
    .toSorted((a, b) => (state.games.get(a)?.askedAt ?? 0) - (state.games.get(b)?.askedAt ?? 0))
    .slice(0, Math.min(MOST_BOARDS, Math.max(0, budget.requests)))
  for (const board of due) {
    const before = state.games.get(board)
    const { status, json: found } = await json(`game-${board}.json`)
    const isOver = !state.index[board - 1]!.live && status === 200
    state.games.set(board, { json: status === 200 ? found : before?.json, askedAt: now, isOver })
  }
  const text = state.index
    .map((board, at) => liveChessPgn(board, { round, board: at + 1, game: state.games.get(at + 1)?.json }))
    .join('')
  return { kind: 'games', games: readSource(text, chessRules, (asked.read ??= new Map())), bytes: text.length }
}

/** Whether a board may have news: it is live, or was not read since its game ended. */
const isOpen = ({ live, result }: LiveChessBoard, known: { isOver: boolean } | undefined): boolean =>
  live || (result !== '*' && !known?.isOver)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
