import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { gameLetters } from '#core/match/site-games.ts'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import type { ChessSiteClient } from '#simulator/client.ts'
import { aChessSite } from '../../support/chess-site.ts'
import { aWatchedMatch, expectStoredAsSite, advance } from '../../support/watched-match.ts'
import { aPlanFor, aWatchedTournament, rowOf, rowsOf } from '../../support/watched-tournament.ts'
import { bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import { load as loadDeskNews } from '#worker/data/desk-news.ts'
import * as watches from '#worker/data/watches.ts'
import { pollTournament, MAX_REQUESTS, type PollState } from '#worker/rooms/poll.ts'

vi.useFakeTimers({ toFake: ['Date'] })
vi.spyOn(console, 'warn').mockImplementation(() => {})
let site: ChessSiteClient
beforeAll(async () => {
  site = await aChessSite()
})
beforeEach(async () => {
  await site.mood('ok')
  // Back-offs of earlier tests are over by then.
  advance(2 * DAY)
})

test('a match is followed from before its start to its end; each change is saved and broadcast once', async () => {
  const followed = await aWatchedMatch(site, 'start-to-end', { minutesAgo: -2 })
  await followed.follow(90 * MINUTE, MINUTE)
  await expectStoredAsSite(followed, 'start-to-end')
  const { outcome, games, facts } = await followed.match()
  const { score } = await followed.truth()
  expect(outcome).toBe(score[0] > score[1] ? '10' : score[0] < score[1] ? '01' : '==')
  expect(games).toHaveLength(16)
  expect(JSON.parse(facts)).toMatchObject({ bodyStatus: 'finished', boards: 4, provisional: true })
  expect((await followed.games()).every(({ pgn }) => pgn.includes('[Event "Live Chess"]'))).toBe(true)
  const versions = followed.events.map((event) => ('v' in event ? event.v : 0))
  expect(versions).toEqual(versions.map((_, at) => at + 2))
  const changes = await rowsOf("select 1 from changes where tournament_id = 'start-to-end' and source = 'chessCom'")
  expect(changes.length).toBeLessThanOrEqual(followed.events.length)
})

test('once a pulled result is confirmed, the site is no longer polled', async () => {
  const followed = await aWatchedMatch(site, 'saved', { minutesAgo: 90, pullResults: 2 })
  await followed.turn()
  expect((await followed.match()).outcome).not.toBe('  ')
  expect(JSON.parse((await followed.match()).facts)).not.toHaveProperty('provisional')
  expect(await followed.turn()).toEqual({ outdated: false })
  expect(await rowOf("select done from watches where tournament_id = 'saved'")).toEqual({ done: 1 })
})

test('when pulling is off the site is not polled', async () => {
  const followed = await aWatchedMatch(site, 'off', { pullResults: 0 })
  await site.clearLog()
  expect(await followed.turn()).toEqual({ outdated: false })
  expect(await site.log()).toEqual([])
})

test('an unchanged match costs one conditional request: no statement, no broadcast', async () => {
  const followed = await aWatchedMatch(site, 'same')
  await followed.turn()
  await site.clearLog()
  const before = followed.events.length
  for (let look = 0; look < 5; look += 1) await followed.turn()
  expect((await site.log()).map(({ status }) => status)).toEqual([304, 304, 304, 304, 304])
  expect(followed.statements).toEqual([])
  expect(followed.events).toHaveLength(before)
})

test('when one board changed, one board is read, and one small frame is broadcast', async () => {
  const followed = await aWatchedMatch(site, 'board', { minutesAgo: 3 })
  await followed.turn()
  await site.clearLog()
  const before = followed.events.length
  await site.finishGame(followed.plan.id, { board: 3, game: 1, result: '1-0' })
  await followed.turn()
  expect((await site.log()).map(({ path }) => path)).toEqual([
    `/pub/match/live/${followed.plan.id}`,
    `/pub/match/live/${followed.plan.id}/3`,
  ])
  const told = followed.events.slice(before)
  expect(told).toMatchObject([{ type: 'match', r: 1, n: 1, g: [[4, expect.any(String)]] }])
  expect(JSON.stringify(told[0]).length).toBeLessThanOrEqual(120)
  await expectStoredAsSite(followed, 'board')
})

test('without luck a live match is polled every five seconds', async () => {
  const followed = await aWatchedMatch(site, 'luck')
  await followed.turn(0.99)
  await site.clearLog()
  for (let second = 0; second < 20; second += 1) {
    advance(SECOND)
    const { next } = await followed.turn(0.99)
    expect(next).toBe(Date.now() + SECOND)
  }
  expect(await site.log()).toHaveLength(4)
})

test('a match of many boards is read in runs of few requests', async () => {
  const plans = Array.from({ length: 3 }, (_, at) => aPlanFor(9000 + at, 90))
  for (const plan of plans) {
    const players = plan.teams.map(({ slug, name }) => ({
      slug,
      name,
      players: Array.from({ length: 20 }, (_, at) => ({
        username: `${slug}-${at}`,
        rating: 2000,
        status: 'basic' as const,
      })),
    }))
    await site.plan({ ...plan, teams: players as never })
  }
  await aWatchedTournament('many', plans, { pullResults: 2 })
  const looking = (await watches.loadOfTournament(open(bindings.DB), 'many')) as PollState
  const world = { env: bindings, clock: () => Date.now(), roll: () => 0, publish: async () => {} }
  for (let turns = 0; turns < 9 && looking.watches.length > 0; turns += 1) {
    await site.clearLog()
    await pollTournament({ ...world, requests: MAX_REQUESTS }, looking)
    expect((await site.log()).length).toBeLessThanOrEqual(MAX_REQUESTS)
    advance(5 * SECOND)
  }
  expect(await rowsOf("select 1 from games where tournament_id = 'many' and pgn is not null")).toHaveLength(120)
})

test('a change that a director made meanwhile is not overwritten', async () => {
  const followed = await aWatchedMatch(site, 'director')
  await followed.turn()
  await bindings.DB.prepare("update matches set outcome = '+-', facts = null where tournament_id = 'director'").run()
  await site.finish(followed.plan.id)
  expect(await followed.turn()).toMatchObject({ outdated: true })
  expect(await followed.turn()).toEqual({ outdated: false })
  expect(await followed.match()).toMatchObject({ outcome: '+-', facts: null })
})

test('a match that stays unreadable for a day after its start is given up, and its director is notified', async () => {
  const followed = await aWatchedMatch(site, 'given-up', { minutesAgo: 1 })
  await followed.turn()
  await site.forget(followed.plan.id)
  await followed.follow(23 * 60 * MINUTE, 10 * MINUTE)
  expect((await followed.match()).facts).not.toContain('aborted')
  await followed.follow(2 * 60 * MINUTE, 10 * MINUTE)
  expect(JSON.parse((await followed.match()).facts)).toMatchObject({ aborted: true })
  expect((await followed.match()).outcome).toBe('  ')
  expect(await rowsOf("select role from notices where tournament_id = 'given-up'")).toEqual([{ role: 'director' }])
  expect(await followed.turn()).toEqual({ outdated: false })
})

test('a link that never led to a match is polled more and more rarely', async () => {
  const followed = await aWatchedMatch(site, 'wrong')
  await site.forget(followed.plan.id)
  await site.clearLog()
  await followed.follow(3 * 60 * MINUTE, 30 * SECOND)
  const asked = (await site.log()).length
  expect(asked).toBeGreaterThan(10)
  expect(asked).toBeLessThan(30)
})

test('earlier results stay while the site fails, and recovery takes no more than a minute', async () => {
  const followed = await aWatchedMatch(site, 'recovery', { minutesAgo: 20 })
  await followed.turn()
  const before = await followed.match()
  await site.mood('500')
  await followed.follow(10 * MINUTE)
  expect(await followed.match()).toEqual(before)
  await site.clearLog()
  await followed.follow(10 * MINUTE)
  expect((await site.log()).length).toBeLessThanOrEqual(10)
  await site.mood('ok')
  await followed.follow(MINUTE + 5 * SECOND)
  await expectStoredAsSite(followed, 'recovery')
})

test('a correction by the site is accepted until the result is confirmed', async () => {
  for (const pullResults of [1, 2] as const) {
    const id = `corrected${pullResults}`
    const followed = await aWatchedMatch(site, id, { minutesAgo: 90, pullResults })
    await followed.turn()
    const before = await followed.match()
    await site.mood('corrected-result')
    await followed.follow(2 * MINUTE)
    const after = await followed.match()
    if (pullResults === 2) expect(after).toEqual(before)
    else expect([after.white_points, after.games]).not.toEqual([before.white_points, before.games])
    await site.mood('ok')
  }
})

test('a room that lost its memory continues from D1', async () => {
  const followed = await aWatchedMatch(site, 'forgets', { minutesAgo: 5 })
  for (let step = 0; step < 30; step += 1) {
    await followed.turn()
    await followed.forget()
    advance(2 * MINUTE)
  }
  await expectStoredAsSite(followed, 'forgets')
})

test('results of a match stand in the order in which its games were played', async () => {
  const followed = await aWatchedMatch(site, 'order', { minutesAgo: 90 })
  await followed.turn()
  const [{ match }] = followed.looking().watches as [PollState['watches'][number]]
  expect((await followed.match()).games).toBe(gameLetters(match.played))
  const games = await rowsOf<{ started_at: number; board: number }>(
    "select started_at, board from games where tournament_id = 'order' order by no",
  )
  expect(games.map(({ board }) => board)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  for (const at of [0, 2, 4, 6]) expect(games[at]!.started_at).toBeLessThan(games[at + 1]!.started_at)
})

test('a match that the site no longer has is told apart from an outage, and neither is said once the site answers again', async () => {
  const { plan, turn } = await aWatchedMatch(site, 'vanished')
  const news = async () => {
    const { silent, missingLinks } = await loadDeskNews(open(bindings.DB), 'vanished')
    return { silent, missingLinks }
  }
  await turn()
  await site.forget(plan.id)
  for (let look = 0; look < 4; look += 1, advance(5 * MINUTE)) await turn()
  expect(await news()).toEqual({ silent: [], missingLinks: [{ source: 'chessCom', round: 1, no: 1 }] })
  await site.mood('503')
  for (let look = 0; look < 4; look += 1, advance(5 * MINUTE)) await turn()
  expect(await news()).toEqual({ silent: [{ source: 'chessCom', matches: 1 }], missingLinks: [] })
  await site.mood('ok')
  await site.plan(plan)
  advance(5 * MINUTE)
  await turn()
  expect(await news()).toEqual({ silent: [], missingLinks: [] })
})
