import { beforeAll, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { open } from '#worker/data/db.ts'
import * as rosters from '#worker/data/match-rosters.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { aDailyMatch, dailyTeam, moveTo } from '../../support/daily-match.ts'
import { rowsOf } from '../../support/watched-tournament.ts'
import { bindings } from '../../support/worker.ts'

vi.useFakeTimers({ toFake: ['Date'] })
vi.spyOn(console, 'warn').mockImplementation(() => {})
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
  await moveTo(site, Date.UTC(2026, 2, 1, 12))
})

const asked = async () => (await site.log('/pub/match/')).filter(({ path }) => /^\/pub\/match\/\d+$/.test(path))

test('a daily match is followed from its sign-up to its end, by its own number', async () => {
  const followed = await aDailyMatch(site, 'daily-life', { length: 4 })
  // A live match of the same number is another match.
  const { match } = await site.dailyMatch(followed.plan.id)
  expect(match.status).toBe('registration')
  await site.clearLog()
  await followed.follow(Date.now() + DAY + HOUR)
  expect((await followed.match()).facts).toMatchObject({ bodyStatus: 'in_progress', boards: 4 })
  await followed.follow(Date.now() + 8 * DAY)
  const { score, pairs } = (await site.dailyMatch(followed.plan.id)).match
  const row = await followed.match()
  expect(row.points).toEqual(score.map((points) => 2 * points))
  expect(row.outcome).toBe(score[0] > score[1] ? '10' : score[0] < score[1] ? '01' : '==')
  expect(row.facts).toMatchObject({ bodyStatus: 'finished', boards: 4 })
  expect(row.facts).not.toHaveProperty('adjusted')
  const games = await rowsOf<{ link: string }>("select link from games where tournament_id = 'daily-life'")
  expect(games).toHaveLength(2 * pairs.length)
  expect(games.every(({ link }) => link.includes('/game/daily/'))).toBe(true)
  expect(await followed.watch()).toMatchObject({ done: 1 })
  // Each hour at most, except in the hours around the start and the end.
  expect((await asked()).length).toBeLessThan(24 * 6 + 40)
})

test('a room that wakes up in vain asks nothing', async () => {
  const followed = await aDailyMatch(site, 'daily-idle')
  await followed.wake()
  await site.clearLog()
  for (let turn = 0; turn < 5; turn += 1) {
    await moveTo(site, Date.now() + MINUTE)
    await followed.wake()
  }
  expect(await site.log()).toEqual([])
})

test('an unchanged daily match costs a conditional request, also after the room forgot it', async () => {
  const followed = await aDailyMatch(site, 'daily-same')
  await followed.wake()
  await site.clearLog()
  await moveTo(site, (await followed.watch()).due_at)
  await followed.wake()
  expect((await asked()).map(({ status, ifNoneMatch }) => [status, ifNoneMatch !== ''])).toEqual([[304, true]])
})

test('who signed up is kept with ratings from before the start', async () => {
  const followed = await aDailyMatch(site, 'daily-roster')
  await followed.follow(Date.now() + 2 * DAY)
  const kept = await rosters.find(open(bindings.DB), { tournament: 'daily-roster', round: 1, no: 1 })
  expect(kept!.minBoards).toBe(1)
  expect(kept!.rosters.map(({ players }) => players.length)).toEqual([4, 4])
  expect(kept!.rosters[0].players[0]).toMatchObject({ rd: 60, timeouts: 0, status: 'basic' })
  expect(kept!.rosters[0].players.every(({ rating }) => rating! > 1500)).toBe(true)
})

test('how often players lose on time is forgotten once the match is over', async () => {
  const followed = await aDailyMatch(site, 'daily-habits', { length: 1 })
  const kept = async () => rosters.find(open(bindings.DB), { tournament: 'daily-habits', round: 1, no: 1 })
  await followed.follow(Date.now() + DAY)
  expect((await kept())!.rosters[0].players[0]).toHaveProperty('timeouts')
  await followed.follow(Date.now() + 3 * DAY)
  expect((await kept())!.rosters[0].players[0]).not.toHaveProperty('timeouts')
})

test('a match that one side had too few players for is that side’s forfeit, though the site shows a draw', async () => {
  const followed = await aDailyMatch(site, 'daily-short', {
    minBoards: 5,
    teams: [dailyTeam('Harbour Knights', 4), dailyTeam('Night Owls', 6)],
  })
  await followed.follow(Date.now() + 2 * DAY)
  const row = await followed.match()
  expect(row.outcome).toBe('-+')
  expect(row.points).toEqual([null, null])
  expect(await followed.watch()).toMatchObject({ done: 1 })
})

test('a match that both sides had too few players for is a double forfeit', async () => {
  const followed = await aDailyMatch(site, 'daily-both-short', {
    minBoards: 5,
    teams: [dailyTeam('Harbour Knights', 4), dailyTeam('Night Owls', 3)],
  })
  await followed.follow(Date.now() + 2 * DAY)
  expect((await followed.match()).outcome).toBe('--')
})

test('a score that falls while the match runs is taken, and what the site took is told', async () => {
  const [home, away] = [dailyTeam('Harbour Knights', 2), dailyTeam('Night Owls', 2)]
  const start = Date.now() + DAY
  const end = (board: number, game: 1 | 2, white: 'win' | 'resigned', days: number) => ({
    board,
    game,
    white,
    black: white === 'win' ? ('resigned' as const) : ('win' as const),
    at: start + days * DAY,
  })
  home.players[0] = { ...home.players[0]!, closed: { at: start + 1 * DAY, fairPlay: true } }
  const followed = await aDailyMatch(site, 'daily-falls', {
    teams: [home, away],
    startTime: start,
    // Board 1: the home side wins both games. White of game 1 on board 1 is the home side.
    endings: [end(1, 1, 'win', 0.3), end(1, 2, 'resigned', 0.4), end(2, 1, 'win', 1.5), end(2, 2, 'win', 1.6)],
  })
  await followed.follow(start + 0.8 * DAY)
  expect((await followed.match()).points).toEqual([4, 0])
  await followed.follow(start + 1.2 * DAY)
  expect(await followed.match()).toMatchObject({ points: [0, 4], facts: { adjusted: '-2:2' }, games: '1010' })
  await followed.follow(start + 3 * DAY)
  const { score } = (await site.dailyMatch(followed.plan.id)).match
  expect((await followed.match()).points).toEqual(score.map((points) => 2 * points))
  expect((await followed.match()).facts).toMatchObject({ adjusted: '-2:2', bodyStatus: 'finished' })
})
