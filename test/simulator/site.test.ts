import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPlan, aTeam } from '#simulator/plan.ts'
import type { LiveBoardBody } from '#simulator/pub/board.ts'
import type { LiveMatchBody } from '#simulator/pub/match.ts'
import { serveChessSite } from '../../scripts/run/chess-site.ts'
import { politely } from './politely.ts'

const { base, site, close } = await serveChessSite()
afterAll(close)

const MINUTE = 60_000
const start = aPlan().startTime
/** Sets the simulator's clock to this many minutes after the start of the match. */
const minutesIn = (minutes: number) => site.at(start + minutes * MINUTE)
const match = (headers?: Record<string, string>) => politely(`${base}/pub/match/live/9000001`, headers)
const board = async (number: number): Promise<LiveBoardBody> =>
  (await politely(`${base}/pub/match/live/9000001/${number}`)).json()
/** A game of a board; its players, if they are shown as objects. */
const gameOf = async (number: number, game = 0) => {
  const shown = (await board(number)).games[game]
  if (!shown) throw new Error('That game has not begun.')
  return shown
}
const [owls, closed] = [aTeam('Night Owls'), aTeam('Night Owls').players[1]]
if (closed) owls.players[1] = { ...closed, status: 'closed' }
beforeEach(async () => {
  await site.reset()
  await site.plan(aPlan({ teams: [aTeam('Harbour Knights'), owls] }))
})

test('a scheduled match has a start, but no boards, players or end', async () => {
  await minutesIn(-5)
  const body: LiveMatchBody = await (await match()).json()
  expect(body).toMatchObject({ status: 'scheduled', boards: 0, start_time: start / 1000 })
  expect(body.settings).toMatchObject({ time_class: 'standard', time_control: 600, time_increment: 2 })
  expect(body.teams.team1).toMatchObject({ score: 0, players: [], fair_play_removals: [] })
  expect(body).not.toHaveProperty('end_time')
})

test('a match in progress has scores but no result, and players show finished games only', async () => {
  await minutesIn(20)
  const body: LiveMatchBody = await (await match()).json()
  expect(body).toMatchObject({ status: 'in_progress', boards: 4 })
  expect(body.teams.team1).not.toHaveProperty('result')
  const ended = [...body.teams.team1.players, ...body.teams.team2.players].flatMap((player) =>
    [player.played_as_white, player.played_as_black].filter(Boolean),
  )
  expect(ended).toHaveLength((body.teams.team1.score + body.teams.team2.score) * 2)
})

test('a finished match has an end and a result, and players sorted by their lower-case names', async () => {
  await minutesIn(600)
  const { teams, ...body }: LiveMatchBody = await (await match()).json()
  expect(body).toMatchObject({ status: 'finished', end_time: expect.any(Number) })
  expect(teams.team1.score + teams.team2.score).toBe(8)
  const lead = teams.team1.score - teams.team2.score
  expect(teams.team1.result).toBe(lead > 0 ? 'win' : lead < 0 ? 'lose' : 'draw')
  const names = teams.team1.players.map((player) => player.username)
  expect(names).toEqual(names.map((name) => name.toLowerCase()).sort())
})

test('a board has scores by lower-case username and names in display case, and does not mention teams', async () => {
  await minutesIn(600)
  const { board_scores: scores, games } = await board(1)
  expect(games).toHaveLength(2)
  const { white, black } = await gameOf(1)
  if (typeof white === 'string' || typeof black === 'string') throw new Error('Nobody on board 1 is gone.')
  expect(white.username).not.toBe(white.username.toLowerCase())
  expect(scores).toHaveProperty(white.username.toLowerCase())
  expect(white['@id']).toBe(`https://api.chess.com/pub/player/${white.username.toLowerCase()}`)
  expect(white).not.toHaveProperty('team')
  expect([white.result, black.result]).toContain('win')
  expect(games[0]).toHaveProperty('end_time')
  expect(games[0]).not.toHaveProperty('start_time')
})

test('players are plain URLs if their account is closed, and while the game is in progress', async () => {
  const { white, black } = await gameOf(2)
  expect([white, black]).toContain(`https://api.chess.com/pub/player/${closed?.username.toLowerCase()}`)
  await minutesIn(2)
  expect((await board(1)).games).toHaveLength(1)
  const running = await gameOf(1)
  expect(running.white).toMatch(/^https:\/\/api\.chess\.com\/pub\/player\//)
  expect(running).not.toHaveProperty('end_time')
})

test('a game in progress grows move by move', async () => {
  await minutesIn(1)
  const early = await gameOf(1)
  await minutesIn(4)
  const later = await gameOf(1)
  expect(early.pgn.match(/%clk/g)?.length).toBeGreaterThan(2)
  expect(later.pgn.match(/%clk/g)?.length).toBeGreaterThan(early.pgn.match(/%clk/g)?.length ?? 0)
  expect(later.fen).not.toBe(early.fen)
})

test("an unknown address is answered 404 with the site's own message", async () => {
  for (const path of ['/pub/match/live/1', '/pub/match/live/9000001/99', '/pub/player/hikaru/is-online']) {
    const response = await politely(base + path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 0, message: expect.stringMatching(/not found/) })
  }
})

test('answers have a weak ETag, a non-standard date and a lifetime, and allow every origin', async () => {
  await minutesIn(600)
  const { headers } = await match()
  expect(headers.get('etag')).toMatch(/^W\/"[0-9a-f]{32}"$/)
  expect(headers.get('last-modified')).toMatch(/^Sunday, 01-Mar-2026 \d\d:\d\d:\d\d GMT\+0000$/)
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('link')).toContain('<https://api.chess.com/context/Match.jsonld>')
  expect(headers.get('x-chesscom-matched')).toBe('pubapi_match_live')
})

test('a request with the current ETag is answered 304', async () => {
  await minutesIn(600)
  const { headers } = await match()
  const [etag, modified] = [headers.get('etag') ?? '', headers.get('last-modified') ?? '']
  const same = await match({ 'if-none-match': etag })
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
  expect((await match({ 'if-modified-since': modified })).status).toBe(304)
  expect((await match({ 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200)
  await site.finishGame(9_000_001, { board: 1, game: 1, result: '1/2-1/2' })
  expect((await match({ 'if-none-match': etag })).status).toBe(200)
})

test('the second of two concurrent requests is refused', async () => {
  await site.latency(1000)
  await site.clearLog()
  const statuses = await Promise.all([match(), match()].map(async (answer) => (await answer).status))
  await site.latency(5)
  expect(statuses.sort()).toEqual([200, 429])
  expect((await site.log()).map((seen) => seen.overlap).sort()).toEqual([0, 1])
})

test('a User-Agent without a contact is refused with text that is no JSON', async () => {
  for (const agent of ['', 'curl/8.5.0', 'node']) {
    const response = await fetch(`${base}/pub/match/live/9000001`, { headers: { 'user-agent': agent } })
    expect(response.status).toBe(403)
    expect(await response.text()).toMatch(/^Blocked:/)
  }
})

test('the log lists each request and its answer', async () => {
  await site.clearLog()
  await match({ 'if-none-match': 'W/"1"' })
  expect(await site.log()).toMatchObject([
    { method: 'GET', path: '/pub/match/live/9000001', ifNoneMatch: 'W/"1"', status: 200, overlap: 0, mood: 'ok' },
  ])
})

test('a game can be ended by a control call, and its board and match show it at once', async () => {
  await site.plan(aPlan())
  await minutesIn(1)
  await site.finishGame(9_000_001, { board: 3, game: 1, result: '0-1', how: 'timeout' })
  const { teams }: LiveMatchBody = await (await match()).json()
  expect([teams.team1.score, teams.team2.score]).toEqual([0, 1])
  expect((await gameOf(3)).pgn).toMatch(/\[Termination "\w+ won on time"\][^]* 0-1\n$/)
  await expect(site.finishGame(9_000_001, { board: 1, game: 1, result: '1-0', how: 'agreed' })).rejects.toThrow(/400/)
})

test('a match can be ended by a control call', async () => {
  await site.finish(9_000_001)
  expect(await (await match()).json()).toMatchObject({ status: 'finished' })
})
