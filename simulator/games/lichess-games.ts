import { Hono, type Context } from 'hono'
import { shownAccount, type LichessAccount } from '../accounts/lichess-account.ts'
import type { Visit } from '../visit.ts'
import { gameNow, resultOf, stamp, type PlannedGame } from './planned-game.ts'

// lichess hides the last moves of a running game from its API, against cheating. In plies.
const DELAY = 3
const MOST_IDS = 300

/** PGN in the style of lichess: clock comments, and a move number before each move of Black too. */
function pgn({ id, white, black, startTime }: PlannedGame, moves: string[], result: string): string {
  const [date, time] = stamp(startTime)
  const tags = [
    ['Event', 'rated rapid game'],
    ['Site', `https://lichess.org/${id}`],
    ['Date', date],
    ['Round', '-'],
    ['White', white],
    ['Black', black],
    ['Result', result],
    ['GameId', id],
    ['UTCDate', date],
    ['UTCTime', time],
    ['WhiteElo', 1800],
    ['BlackElo', 1790],
    ['Variant', 'Standard'],
    ['TimeControl', '600+0'],
    ['ECO', moves.length > 5 ? 'C65' : 'C20'],
    ['Termination', result === '*' ? 'Unterminated' : 'Normal'],
  ]
  const played = moves.map((san, ply) => {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`
    return `${number} ${san} { [%clk 0:09:${String(59 - (ply % 60)).padStart(2, '0')}] }`
  })
  return `${tags.map(([tag, value]) => `[${tag} "${value}"]\n`).join('')}\n${[...played, result].join(' ')}\n\n\n`
}

function shownGame(c: Context<Visit>, planned: PlannedGame) {
  const { status, winner, endedAt, moves, movedAt } = gameNow(planned, c.var.now)
  const shown = endedAt === undefined ? moves.slice(0, Math.max(0, moves.length - DELAY)) : moves
  const seat = (username: string) => {
    const known = c.var.kept.get<LichessAccount>('lichess', username.toLowerCase())
    const name = known ? shownAccount(known, c.var.now).username : username
    return { user: { name, id: username.toLowerCase() }, rating: 1800 }
  }
  const isWithMoves = c.req.query('moves') !== 'false'
  return {
    id: planned.id,
    rated: true,
    variant: 'standard',
    speed: 'rapid',
    perf: 'rapid',
    createdAt: planned.startTime,
    lastMoveAt: endedAt ?? movedAt,
    status,
    players: { white: seat(planned.white), black: seat(planned.black) },
    ...(winner && { winner }),
    ...(isWithMoves && { moves: shown.join(' ') }),
    ...(c.req.query('pgnInJson') === 'true' && { pgn: pgn(planned, shown, resultOf({ status, winner })) }),
    clock: { initial: 600, increment: 0, totalTime: 600 },
    ...(planned.event !== undefined && { swissTour: { id: planned.event } }),
  }
}

const lines = (c: Context<Visit>, planned: PlannedGame[]): Response => {
  const shown = planned.map((game) => {
    const body = shownGame(c, game)
    return `${JSON.stringify(c.var.mood.body?.(body) ?? body)}\n`
  })
  return new Response(shown.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}

/** Games of an event that have begun, earliest first. */
const gamesOf = (c: Context<Visit>, event: string): PlannedGame[] =>
  c.var.kept
    .all<PlannedGame>('lichess-game')
    .filter((game) => game.event === event && game.startTime <= c.var.now)
    .toSorted((a, b) => a.startTime - b.startTime)

/** Game exports of lichess: by ids, and of a Swiss or an arena. */
export const lichessGames = new Hono<Visit>()
  .post('/games/export/_ids', async (c) => {
    const ids = (await c.req.text()).split(',')
    if (ids.length > MOST_IDS) return c.json({ error: 'Too many ids.' }, 400)
    return lines(
      c,
      ids
        .flatMap((id) => c.var.kept.get<PlannedGame>('lichess-game', id) ?? [])
        .filter(({ isScheduled, startTime }) => !isScheduled || startTime <= c.var.now),
    )
  })
  .get('/swiss/:id/games', (c) => lines(c, gamesOf(c, c.req.param('id'))))
  .get('/tournament/:id/games', (c) => lines(c, gamesOf(c, c.req.param('id'))))
