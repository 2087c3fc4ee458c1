import { Hono } from 'hono'
import { matchOf, type Visit } from '../visit.ts'
import { answer, notFound } from './answer.ts'
import { liveBoard } from './board.ts'
import { liveMatch } from './match.ts'

const RUNNING = 5
const FINISHED = 3600

/** `/pub/match/live/{id}` and `/pub/match/live/{id}/{board}`. */
export const matches = new Hono<Visit>()
  .get('/live/:id{[0-9]+}', (c) => {
    const found = matchOf(c, c.req.param('id'))
    if (!found) return notFound(c)
    const { plan, match } = found
    const ends = match.boards.flatMap((board) => board.games.map((game) => game.endedAt ?? game.startedAt))
    return answer(c, liveMatch(plan, match), {
      route: 'pubapi_match_live',
      context: 'Match',
      maxAge: match.status === 'finished' ? FINISHED : RUNNING,
      changedAt: Math.max(plan.startTime - 3_600_000, ...ends),
    })
  })
  .get('/live/:id{[0-9]+}/:board{[0-9]+}', (c) => {
    const found = matchOf(c, c.req.param('id'))
    const board = found?.match.boards.find((one) => one.number === Number(c.req.param('board')))
    if (!found || !board) return notFound(c)
    return answer(c, liveBoard(found.plan, board), {
      route: 'pubapi_match_board_live',
      context: 'MatchBoard',
      maxAge: found.match.status === 'finished' ? FINISHED : RUNNING,
      changedAt: Math.max(found.plan.startTime, ...board.games.map((game) => game.endedAt ?? game.movedAt)),
    })
  })
