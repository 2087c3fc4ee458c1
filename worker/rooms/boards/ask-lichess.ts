import { readSource } from '#core/boards/read-source.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { askHost } from './ask-host.ts'
import type { SourceAnswer, SourceAsk } from './ask-source.ts'

/** Asks Lichess for all games of a broadcast’s round. */
export async function askLichess(id: string, { env, asked, budget }: SourceAsk): Promise<SourceAnswer> {
  budget.requests -= 1
  const answer = await askHost(env, `${env.LICHESS_URL}/api/broadcast/round/${id}.pgn`, {
    etag: asked.etag,
    headers: { accept: 'application/x-chess-pgn' },
  })
  if (answer.kind === 'same') return answer
  if (answer.kind === 'failed')
    return answer.status === undefined
      ? { kind: 'problem', problem: 'noAnswer' }
      : { kind: 'problem', problem: 'status', status: answer.status }
  asked.etag = answer.etag
  return {
    kind: 'games',
    games: readSource(answer.text, chessRules, (asked.read ??= new Map())),
    bytes: answer.text.length,
  }
}
