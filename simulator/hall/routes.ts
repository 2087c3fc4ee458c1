import { sValidator } from '@hono/standard-validator'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import type { Visit } from '../visit.ts'
import { etagOf } from './etag.ts'
import { Hall } from './hall.ts'
import { gameJson, indexJson, tournamentJson } from './live-chess-face.ts'
import { encoded, gameText, pgnText } from './pgn-face.ts'
import { boardsAt } from './simulate.ts'

const hallOf = (c: Context<Visit>): Hall | undefined => c.var.kept.get<Hall>('hall', c.req.param('id') ?? '')
const absent = (c: Context<Visit>) => c.text('Not found', 404)
const isRound = (c: Context<Visit>, hall: Hall): boolean => c.req.param('round') === `round-${hall.round}`

/** A hall’s games as a static PGN file with an ETag, as an FTP upload of LiveChess has it. */
export const pgnAddresses = new Hono<Visit>().get('/:id/:round/games.pgn', (c) => {
  const hall = hallOf(c)
  if (!hall || !isRound(c, hall)) return absent(c)
  const text = pgnText(hall, boardsAt(hall, c.var.now), c.var.now)
  const etag = etagOf(text)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, { etag })
  return c.body(encoded(hall, text), 200, { 'content-type': 'application/x-chess-pgn', etag })
})

/** LiveChess Cloud. */
export const liveChess = new Hono<Visit>()
  .get('/get/:id/tournament.json', (c) => {
    const hall = hallOf(c)
    return hall ? c.json(tournamentJson(hall, boardsAt(hall, c.var.now))) : absent(c)
  })
  .get('/get/:id/:round/index.json', (c) => {
    const hall = hallOf(c)
    return hall && isRound(c, hall) ? c.json(indexJson(boardsAt(hall, c.var.now))) : absent(c)
  })
  .get('/get/:id/:round/:file{game-[0-9]+\\.json}', (c) => {
    const hall = hallOf(c)
    const board = Number(/\d+/.exec(c.req.param('file'))![0])
    const shown = hall && isRound(c, hall) ? boardsAt(hall, c.var.now)[board - 1] : undefined
    const json = shown && gameJson(hall!, shown, c.var.now)
    return json ? c.json(json) : absent(c)
  })

const PGN = { 'content-type': 'application/x-chess-pgn' }
const TICK = 500

/** The round of a lichess broadcast: all its games, and as a stream the games that change. */
export const lichessBroadcasts = new Hono<Visit>()
  .get('/broadcast/round/:file{.+\\.pgn}', (c) => {
    const hall = broadcastOf(c)
    return hall ? c.body(pgnText(hall, boardsAt(hall, c.var.now), c.var.now), 200, PGN) : absent(c)
  })
  .get('/stream/broadcast/round/:file{.+\\.pgn}', (c) => {
    const hall = broadcastOf(c)
    return hall ? c.body(changes(c, hall), 200, PGN) : absent(c)
  })

const broadcastOf = (c: Context<Visit>): Hall | undefined =>
  c.var.kept.get<Hall>('hall', c.req.param('file')!.replace(/\.pgn$/, ''))

/** All games, then each game that changed, until all are over. */
function changes(c: Context<Visit>, hall: Hall): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const sent = new Map<number, string>()
  const ahead = c.var.now - Date.now()
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const frozen = c.var.kept.get<{ frozenAt?: number }>('setting', 'time')?.frozenAt
        const boards = boardsAt(hall, frozen ?? Date.now() + ahead)
        const changed = boards.flatMap((board) => {
          const text = gameText(hall, board)
          if (sent.get(board.board) === text) return []
          sent.set(board.board, text)
          return [`${text}\n`]
        })
        if (changed.length > 0) return controller.enqueue(encoder.encode(changed.join('')))
        if (boards.every(({ result }) => result !== '*')) return controller.close()
        if (c.req.raw.signal.aborted) return controller.close()
        await scheduler.wait(TICK)
      }
    },
  })
}

const Push = z.object({
  /** The address of the push call, with its token. */
  url: z.url(),
  token: z.string(),
  /** Boards to send; all if left out. */
  boards: z.optional(z.array(z.number())),
})

/** Control calls: a hall is set up, read, ended, and sends its games to an address, as a lichess broadcaster does. */
export const halls = new Hono<Visit>()
  .put('/:id', sValidator('json', Hall), (c) => {
    c.var.kept.put('hall', c.req.valid('json').id, c.req.valid('json'))
    return c.json(c.req.valid('json'))
  })
  .get('/:id', (c) => {
    const hall = hallOf(c)
    return hall ? c.json(boardsAt(hall, c.var.now).map(({ has: _has, tags: _tags, ...board }) => board)) : absent(c)
  })
  .delete('/:id', (c) => {
    c.var.kept.remove('hall', c.req.param('id'))
    return c.body(null, 204)
  })
  .post('/:id/push', sValidator('json', Push), async (c) => {
    const hall = hallOf(c)
    if (!hall) return absent(c)
    const { url, token, boards } = c.req.valid('json')
    const shown = boardsAt(hall, c.var.now).filter(({ board }) => boards?.includes(board) ?? true)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: encoded(hall, pgnText(hall, shown, c.var.now)),
    })
    return c.json({ status: answer.status, text: await answer.text() })
  })
