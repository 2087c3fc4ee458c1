import { sValidator } from '@hono/standard-validator'
import { Hono, type Context } from 'hono'
import { addresses } from '../addresses.ts'
import { answer, notFound } from '../pub/answer.ts'
import { teamHead } from '../pub/team-head.ts'
import type { Visit } from '../visit.ts'
import { accountStatus, dailyAt, type DailyAt, type DailyBoard, type DailyGame } from './daily-at.ts'
import { DailyPlan, type DailyPlayer } from './daily-plan.ts'

const FRESH = 3600
const seconds = (at: number): number => Math.floor(at / 1000)

export const dailyPlans = (c: Context<Visit>): DailyPlan[] =>
  c.var.kept.all<DailyPlan>('daily').filter(({ createdAt }) => createdAt <= c.var.now)

function dailyOf(c: Context<Visit>): { plan: DailyPlan; match: DailyAt } | undefined {
  const plan = c.var.kept.get<DailyPlan>('daily', c.req.param('id') ?? '')
  return plan && plan.createdAt <= c.var.now ? { plan, match: dailyAt(plan, c.var.now) } : undefined
}

function player(plan: DailyPlan, match: DailyAt, side: 0 | 1, who: DailyPlayer, now: number) {
  const username = who.username.toLowerCase()
  const status = accountStatus(who, now)
  if (match.status === 'registration')
    return { username, rating: who.rating, rd: who.rd, timeout_percent: who.timeouts, status }
  const pair = match.pairs.find(({ players }) => players[side] === who)
  const white = pair?.games.find((game) => game.white === side)?.codes?.[0]
  const black = pair?.games.find((game) => game.white !== side)?.codes?.[1]
  return {
    username,
    stats: `${addresses.player(username)}/stats`,
    status,
    ...(white && { played_as_white: white }),
    ...(black && { played_as_black: black }),
    ...(pair && { board: addresses.dailyBoard(plan.id, pair.number) }),
  }
}

function team(plan: DailyPlan, match: DailyAt, side: 0 | 1, now: number) {
  return {
    ...teamHead(plan.teams[side], match, side),
    players: match.rosters[side]
      .map((who) => player(plan, match, side, who, now))
      .toSorted((a, b) => (a.username < b.username ? -1 : 1)),
    fair_play_removals: match.removals[side].map(({ username }) => username.toLowerCase()),
  }
}

/** `GET /match/{id}`. */
export const dailyMatch = (plan: DailyPlan, match: DailyAt, now: number) => ({
  '@id': addresses.dailyMatch(plan.id),
  name: plan.name,
  url: addresses.dailyPage(plan.id),
  start_time: seconds(match.startTime),
  ...(match.endTime !== undefined && { end_time: seconds(match.endTime) }),
  status: match.status,
  boards: match.boards,
  settings: {
    rules: 'chess',
    time_class: 'daily',
    time_control: `1/${plan.daysPerMove * 86_400}`,
    min_team_players: plan.minBoards,
    min_required_games: 0,
    autostart: true,
  },
  teams: { team1: team(plan, match, 0, now), team2: team(plan, match, 1, now) },
})

function game(plan: DailyPlan, { number, players }: DailyBoard, one: DailyGame) {
  const [white, black] = one.white === 0 ? players : [players[1], players[0]]
  const [first, second] = one.codes ?? []
  const result = first === undefined ? '*' : first === 'win' ? '1-0' : second === 'win' ? '0-1' : '1/2-1/2'
  const sans = one.replay.moves.split(' ').slice(0, one.endedAt === undefined ? 12 : 40)
  const text = sans.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(' ')
  const date = new Date(one.startedAt).toISOString()
  const tags = {
    Event: `${plan.name} - Board ${number}`,
    Site: 'Chess.com',
    White: white.username,
    Black: black.username,
    Result: result,
    UTCDate: date.slice(0, 10).replaceAll('-', '.'),
    UTCTime: date.slice(11, 19),
    Link: addresses.dailyGame(one.id),
  }
  const seat = (who: DailyPlayer, code: string | undefined) =>
    code === undefined || who.closed
      ? addresses.player(who.username)
      : { rating: who.rating, result: code, '@id': addresses.player(who.username), username: who.username }
  return {
    url: addresses.dailyGame(one.id),
    pgn: `${Object.entries(tags)
      .map(([tag, value]) => `[${tag} "${value}"]\n`)
      .join('')}\n${text} ${result}\n`,
    time_control: `1/${plan.daysPerMove * 86_400}`,
    start_time: seconds(one.startedAt),
    ...(one.endedAt !== undefined && { end_time: seconds(one.endedAt) }),
    rated: true,
    time_class: 'daily',
    rules: 'chess',
    match: addresses.dailyMatch(plan.id),
    white: seat(white, first),
    black: seat(black, second),
  }
}

/** `/pub/match/{id}` and `/pub/match/{id}/{board}`. */
export const dailyMatches = new Hono<Visit>()
  .get('/:id{[0-9]+}', (c) => {
    const found = dailyOf(c)
    if (!found) return notFound(c)
    return answer(c, dailyMatch(found.plan, found.match, c.var.now), {
      route: 'pubapi_match',
      context: 'Match',
      maxAge: FRESH,
      changedAt: c.var.now,
    })
  })
  .get('/:id{[0-9]+}/:board{[0-9]+}', (c) => {
    const found = dailyOf(c)
    const board = found?.match.pairs.find(({ number }) => number === Number(c.req.param('board')))
    if (!found || !board) return notFound(c)
    const { games, players, score } = board
    const scores = players.map(({ username }, side) => [username.toLowerCase(), score[side]])
    const body = { board_scores: Object.fromEntries(scores), games: games.map((one) => game(found.plan, board, one)) }
    return answer(c, body, { route: 'pubapi_match_board', context: 'MatchBoard', maxAge: FRESH, changedAt: c.var.now })
  })

/** Control calls: the plan of a daily match, which replaces an earlier one. */
export const dailyControl = new Hono<Visit>()
  .put('/:id{[0-9]+}', sValidator('json', DailyPlan), (c) => {
    const plan = c.req.valid('json')
    c.var.kept.put('daily', String(plan.id), plan)
    return c.json(plan)
  })
  .get('/:id{[0-9]+}', (c) => {
    const plan = c.var.kept.get<DailyPlan>('daily', c.req.param('id'))
    return plan ? c.json({ plan, match: dailyAt(plan, c.var.now) }) : notFound(c)
  })
