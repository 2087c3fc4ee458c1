import type { DeskBoards } from '#core/boards/desk-view.ts'
import type { SourceGame } from '#core/boards/source-game.ts'
import type { Bindings } from '../../env.ts'
import type { BoardFeeds } from './board-feeds.ts'
import type { TakenGame } from './taken-game.ts'

/**
 * What the Worker asks a room about its boards. It goes by `fetch`, which objects of every release have: one that knows
 * no boards answers with an error, and the program that pushes tries again.
 */
const HOST = 'https://boards.room'

type BoardCall =
  | { call: 'push'; source: string; games: SourceGame[]; bytes: number }
  | { call: 'reset'; source: string }
  | { call: 'look' }
  | { call: 'expire' }
  | { call: 'desk' }

interface BoardAnswers {
  push: TakenGame[] | null
  reset: null
  look: DeskBoards
  expire: null
  desk: DeskBoards
}

/** Requests of browsers reach a room by GET alone. */
export const isOfBoards = ({ method, url }: Request): boolean => method === 'POST' && url === `${HOST}/`

/** Asks a room; undefined if it can’t answer now. */
export async function askBoards<Call extends BoardCall>(
  env: Pick<Bindings, 'TournamentRoom'>,
  tournament: string,
  call: Call,
): Promise<BoardAnswers[Call['call']] | undefined> {
  const answer = await env.TournamentRoom.getByName(tournament).fetch(`${HOST}/`, {
    method: 'POST',
    body: JSON.stringify(call),
  })
  return answer.ok ? ((await answer.json()) as BoardAnswers[Call['call']]) : undefined
}

export async function answerBoards(boards: BoardFeeds, request: Request): Promise<Response> {
  return Response.json((await answerOf(boards, (await request.json()) as BoardCall)) ?? null)
}

async function answerOf(boards: BoardFeeds, asked: BoardCall) {
  switch (asked.call) {
    case 'push':
      return boards.push(asked.source, asked.games, asked.bytes)
    case 'reset':
      return boards.reset(asked.source)
    case 'expire':
      return boards.expire()
    case 'look':
      await boards.look()
      return boards.desk()
    case 'desk':
      return boards.desk()
    default:
      return asked satisfies never
  }
}
