import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import type { AnswerCounts } from '../hall/answer-counts.ts'
import { newClient } from '../hall/client.ts'
import { BOARDS, DIRECTOR, HALL, ROUND, SITE_BOARDS, SITE_ID } from './event.ts'

const OUTCOMES = ['10', '==', '01']

/** Enters a result every two seconds, board by board and then over again, until `isOver`. */
export async function workAtDesk(base: string, counts: AnswerCounts, isOver: () => boolean): Promise<void> {
  const client = newClient(base, '203.0.113.1', new Agent({ keepAlive: true }))
  counts.note('sign in of the desk', (await client.post('/api/login', DIRECTOR)).status)
  for (let turn = 0; !isOver(); turn += 1) {
    const no = (turn % BOARDS) + 1
    const outcome = OUTCOMES[(turn + Math.floor(turn / BOARDS)) % OUTCOMES.length]!
    const { status, text } = await client.post(`/api/tournament/${HALL}/change`, {
      request: { type: 'enterResult', round: ROUND, no, result: { outcome } },
      reason: 'Entered again.',
    })
    counts.note('results entered at the desk', status < 300 ? status : `${status} ${text.slice(0, 80)}`)
    if (turn % 5 === 0) counts.note('data of the desk', (await client.get(`/api/tournament/${HALL}/getDesk`)).status)
    await wait(2 * SECOND)
  }
}

/** Ends a game at the chess site every 15 seconds, two games a board, until `isOver` or no game is left. */
export async function endGames(chessSite: ChessSiteClient, isOver: () => boolean): Promise<number> {
  let ended = 0
  for (const game of [1, 2] as const)
    for (let board = 1; board <= SITE_BOARDS && !isOver(); board += 1) {
      await chessSite.finishGame(SITE_ID, { board, game, result: OUTCOMES[board % 3] === '10' ? '1-0' : '0-1' })
      ended += 1
      await wait(15 * SECOND)
    }
  return ended
}
