import { MAX_SOURCE_BYTES } from '#core/limits/boards.ts'
import { readSource, type ReadCache } from '#core/boards/read-source.ts'
import { addressOfRound, type BoardSource, type SourceProblem } from '#core/boards/sources.ts'
import type { SourceGame } from '#core/boards/source-game.ts'
import { decodeFile } from '#core/import/decode.ts'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../../env.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { fetchPublic } from '../../outgoing/fetch-public.ts'
import { askLichess } from './ask-lichess.ts'
import { askLiveChess, type LiveChessState } from './ask-live-chess.ts'

/** What is kept of a source between two requests. */
export interface AskedSource {
  /** Of the last answer that had games. */
  etag?: string | null
  modified?: string | null
  liveChess?: LiveChessState
  read?: ReadCache
}

export interface SourceAsk {
  env: Bindings
  round: number
  asked: AskedSource
  /** Requests that may still be made in this turn; counted down. */
  budget: { requests: number }
}

export type SourceAnswer =
  | { kind: 'games'; games: SourceGame[]; bytes: number }
  | { kind: 'same' }
  | { kind: 'problem'; problem: SourceProblem; status?: number }

const TIMEOUT = 8 * SECOND
const HOPS = 2
/** Web servers send PGN as many things, but a page is none of them. */
const PGN_TYPES = /^(?!text\/html|image\/|video\/|audio\/|application\/(?:pdf|zip|xhtml))/i

/** Asks a source for the games of a round. Never throws. */
export async function askSource(source: BoardSource, ask: SourceAsk): Promise<SourceAnswer> {
  if (source.kind === 'liveChess') return askLiveChess(source.address!, ask)
  if (source.kind === 'lichess') return askLichess(source.address!, ask)
  return askPgn(addressOfRound(source.address!, ask.round), ask)
}

async function askPgn(address: string, { env, asked, budget }: SourceAsk): Promise<SourceAnswer> {
  budget.requests -= 1
  const answer = await fetchPublic(env, address, {
    headers: {
      accept: 'application/x-chess-pgn, text/plain, */*;q=0.5',
      'user-agent': `Kibitz-Boards (+${env.SITE_URL}; ${env.CONTACT})`,
      ...(asked.etag && { 'if-none-match': asked.etag }),
      ...(asked.modified && { 'if-modified-since': asked.modified }),
    },
    timeout: TIMEOUT,
    hops: HOPS,
    maxBytes: MAX_SOURCE_BYTES,
    type: PGN_TYPES,
  })
  if (answer.kind !== 'answer') return { kind: 'problem', problem: PROBLEMS[answer.kind] }
  const { status, bytes, etag, modified } = answer
  if (status === 304) return { kind: 'same' }
  if (status < 200 || status >= 300) return { kind: 'problem', problem: 'status', status }
  const { text } = decodeFile(bytes, decode)
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return { kind: 'problem', problem: 'notPgn' }
  const games = readSource(text, chessRules, (asked.read ??= new Map()))
  if (games.length > 0) Object.assign(asked, { etag, modified })
  return { kind: 'games', games, bytes: bytes.length }
}

const PROBLEMS = {
  refused: 'notPublic',
  'no-answer': 'noAnswer',
  'too-large': 'tooLarge',
  'other-type': 'notPgn',
  'too-many-redirects': 'redirects',
} as const satisfies Record<string, SourceProblem>

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return undefined
  }
}
