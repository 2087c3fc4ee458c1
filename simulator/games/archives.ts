import { Hono } from 'hono'
import { addresses } from '../addresses.ts'
import { codes, type Result } from '../endings.ts'
import { answer, refuse } from '../pub/answer.ts'
import type { Visit } from '../visit.ts'
import { gameNow, resultOf, stamp, type PlannedGame } from './planned-game.ts'

const SECOND = 1000

function archived(planned: PlannedGame, now: number) {
  const { endedAt, moves, store, status, winner } = gameNow(planned, now)
  if (endedAt === undefined || status === 'aborted') return []
  const result = resultOf({ status, winner })
  const [white, black] = codes(result as Result, planned.end ? (winner ? 'resigned' : 'agreed') : store.how)
  const [date, time] = stamp(planned.startTime)
  const tags = { Event: 'Live Chess', Site: 'Chess.com', White: planned.white, Black: planned.black, Result: result }
  const dated = { ...tags, UTCDate: date, UTCTime: time, Link: addresses.game(Number(planned.id)) }
  const text = moves.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(' ')
  const seat = (username: string, won: string) => ({
    rating: 1500,
    result: won,
    '@id': addresses.player(username),
    username,
  })
  return [
    {
      url: addresses.game(Number(planned.id)),
      pgn: `${Object.entries(dated)
        .map(([tag, value]) => `[${tag} "${value}"]\n`)
        .join('')}\n${text} ${result}\n`,
      time_control: '600',
      end_time: Math.floor(endedAt / SECOND),
      rated: true,
      time_class: 'rapid',
      rules: 'chess',
      white: seat(planned.white, white),
      black: seat(planned.black, black),
    },
  ]
}

/** `/pub/player/{username}/games/{year}/{month}`: finished games by the month of their end. */
export const archives = new Hono<Visit>().get('/:username/games/:year{[0-9]{4}}/:month{[0-9]{2}}', (c) => {
  const { username, year, month } = c.req.param()
  const own = c.var.kept
    .all<PlannedGame>('archived-game')
    .filter(({ white, black }) => [white, black].some((name) => name.toLowerCase() === username))
  if (own.length === 0) return refuse(`User "${username}" not found.`)
  const games = own
    .flatMap((game) => archived(game, c.var.now))
    .filter(({ end_time }) => new Date(end_time * SECOND).toISOString().startsWith(`${year}-${month}`))
  return answer(c, { games }, { route: 'pubapi_player_games', context: 'ChessGames', maxAge: 5, changedAt: c.var.now })
})
