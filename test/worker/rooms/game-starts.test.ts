import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { startedGames } from '#test/support/started-games.ts'
import { advance } from '#test/support/watched-match.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { listElsewhere } from '#worker/data/game-starts.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 12, 12) })
const logged: string[] = []
for (const level of ['log', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((...said) => void logged.push(said.map(String).join(' ')))
const site = await aChessSite()
beforeEach(async () => {
  await site.mood('ok')
  // Back-offs of earlier tests are over by then.
  advance(2 * DAY)
  await site.clearLog()
})

const ROUND = '1-2 *, 3-4 *, 5-6 *, 7-8 *'
const bulkOf = async (owner: string) => (await site.bulks()).filter((bulk) => bulk.owner === owner)
const ownerOf = (id: string) => `${id.replaceAll('-', '')}boss`
const posts = async (path: string) =>
  (await site.log()).filter((one) => one.method === 'POST' && one.path === `/lichess/api${path}`).length

test('all games begin at one time, by one request, and are linked once they exist', async () => {
  const event = await startedGames(site, 'bulk-whole', ROUND)
  const pairAt = Date.now() + 10 * MINUTE
  await event.ask([1, 2, 3, 4], pairAt)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'created', 2: 'created', 3: 'created', 4: 'created' })
  const [bulk] = await bulkOf(ownerOf('bulk-whole'))
  expect(bulk).toMatchObject({ pairAt, startClocksAt: pairAt + 2 * MINUTE, clock: { limit: 600, increment: 5 } })
  expect(bulk!.games.map(({ white, black }) => [white, black])).toEqual([
    [event.name(1), event.name(2)],
    [event.name(3), event.name(4)],
    [event.name(5), event.name(6)],
    [event.name(7), event.name(8)],
  ])
  expect(await posts('/bulk-pairing')).toBe(1)
  // Lichess creates the games at `pairAt`, so there is no request before.
  await site.clearLog()
  advance(5 * MINUTE)
  expect((await event.turn()).next).toBe(pairAt + 3 * SECOND)
  expect(await site.log()).toEqual([])
  advance(5 * MINUTE + 3 * SECOND)
  expect((await event.turn()).hasNew).toBe(true)
  expect(await event.links()).toEqual(bulk!.games.map(({ id }) => `https://lichess.org/${id}`))
  expect(await event.states()).toEqual({ 1: 'opened', 2: 'opened', 3: 'opened', 4: 'opened' })
  expect((await event.starts())[0]).toMatchObject({ whiteSeen: 'online', blackSeen: 'online' })
  advance(MINUTE)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'playing', 2: 'playing', 3: 'playing', 4: 'playing' })
  expect(await event.turn()).toEqual({ hasNew: false })
})

test('a player who revoked the permission is taken out with the opponent; the others begin, and no token is told', async () => {
  const event = await startedGames(site, 'bulk-revoked', ROUND)
  await site.revokeToken(event.token(3))
  await site.lichess({ username: event.name(8), disabled: true })
  await event.ask([1, 2, 3, 4], Date.now() + MINUTE)
  await event.turn()
  expect((await event.starts()).map(({ state, fault }) => [state, fault])).toEqual([
    ['created', null],
    ['failed', 'token'],
    ['created', null],
    ['failed', 'closed'],
  ])
  expect((await bulkOf(ownerOf('bulk-revoked')))[0]!.games).toHaveLength(2)
  const stored = await bindings.DB.prepare('select * from game_starts').all()
  expect([...logged, JSON.stringify(stored.results)].join('\n')).not.toContain('lio_')
})

test('a token that fails only when the bulk is sent takes its pair out, and the rest is sent again', async () => {
  const event = await startedGames(site, 'bulk-late', ROUND)
  await site.lichessToken(event.token(5), { username: event.name(5), scopes: ['challenge:write'], failsLate: true })
  await event.ask([1, 2, 3, 4], Date.now() + MINUTE)
  await event.turn()
  expect((await event.starts()).map(({ state, fault }) => [state, fault])).toEqual([
    ['created', null],
    ['created', null],
    ['failed', 'token'],
    ['created', null],
  ])
  expect(await posts('/bulk-pairing')).toBe(2)
})

test('a token of another account than the player’s is not used', async () => {
  const event = await startedGames(site, 'bulk-other', ROUND)
  await site.lichessToken(event.token(5), { username: event.name(1), scopes: ['challenge:write'] })
  await event.ask([1, 3], Date.now() + MINUTE)
  await event.turn()
  expect((await event.starts()).map(({ state, fault }) => [state, fault])).toEqual([
    ['created', null],
    ['failed', 'token'],
  ])
})

test('after a lost answer the bulks are listed, and the games are not created twice', async () => {
  const event = await startedGames(site, 'bulk-lost', ROUND)
  await site.mood('lost-answer', { only: '/lichess/api/bulk-pairing', for: { count: 1 } })
  await event.ask([1, 2, 3, 4], Date.now() + HOUR)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'asked', 2: 'asked', 3: 'asked', 4: 'asked' })
  expect(await bulkOf(ownerOf('bulk-lost'))).toHaveLength(1)
  advance(2 * MINUTE)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'created', 2: 'created', 3: 'created', 4: 'created' })
  expect(await bulkOf(ownerOf('bulk-lost'))).toHaveLength(1)
  expect(await posts('/bulk-pairing')).toBe(1)
})

test('a request that never arrived is sent again', async () => {
  const event = await startedGames(site, 'bulk-unsent', ROUND)
  await site.mood('503', { only: '/lichess/api/bulk-pairing', for: { count: 1 } })
  await event.ask([1, 2], Date.now() + HOUR)
  await event.turn()
  advance(2 * MINUTE)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'created', 2: 'created' })
  expect(await bulkOf(ownerOf('bulk-unsent'))).toHaveLength(1)
})

test('a game that is missing after its time is looked for three times, then the arbiter is told', async () => {
  const event = await startedGames(site, 'bulk-missing', ROUND)
  const pairAt = Date.now() + MINUTE
  await event.ask([1], pairAt)
  await event.turn()
  const [bulk] = await bulkOf(ownerOf('bulk-missing'))
  await site.lichessGame({
    id: bulk!.games[0]!.id,
    white: event.name(1),
    black: event.name(2),
    isScheduled: true,
    startTime: pairAt + DAY,
  })
  advance(MINUTE + SECOND)
  await event.turn()
  expect((await event.starts())[0]).toMatchObject({ state: 'created', looks: 0 })
  for (const looks of [1, 2]) {
    advance(5 * SECOND)
    await event.turn()
    expect((await event.starts())[0]).toMatchObject({ state: 'created', looks })
  }
  advance(5 * SECOND)
  await event.turn()
  expect((await event.starts())[0]).toMatchObject({ state: 'failed', fault: 'lost' })
})

test('a game in which nobody moves is told as such, and the forfeit is taken from Lichess as any result', async () => {
  const event = await startedGames(site, 'bulk-absent', ROUND)
  const pairAt = Date.now() + MINUTE
  await event.ask([1], pairAt)
  await event.turn()
  const [bulk] = await bulkOf(ownerOf('bulk-absent'))
  await site.lichessGame({
    id: bulk!.games[0]!.id,
    white: event.name(1),
    black: event.name(2),
    startTime: pairAt,
    secondsPerMove: 100_000,
    end: { at: pairAt + 2 * MINUTE, status: 'noStart', winner: 'black' },
  })
  advance(MINUTE + 4 * SECOND)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'opened' })
  advance(3 * MINUTE)
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'unplayed' })
  expect((await event.links())[0]).toBe(`https://lichess.org/${bulk!.games[0]!.id}`)
})

test('a bulk is cancelled before its time as a whole; games that exist go on', async () => {
  const event = await startedGames(site, 'bulk-cancel', ROUND)
  await event.ask([1, 2], Date.now() + HOUR)
  await event.turn()
  await event.cancel([1, 2])
  await event.turn()
  expect(await event.states()).toEqual({ 1: 'cancelled', 2: 'cancelled' })
  expect(await bulkOf(ownerOf('bulk-cancel'))).toEqual([])
  // Cancelled too late: the game exists.
  await event.ask([3], Date.now() + MINUTE)
  await event.turn()
  advance(2 * MINUTE)
  await event.cancel([3])
  await event.turn()
  expect((await event.states())[3]).toBe('playing')
  expect((await event.links())[2]).not.toBeNull()
})

test('an arbiter without the permission for many games is told so', async () => {
  const event = await startedGames(site, 'bulk-scope', ROUND)
  await site.lichessToken(event.bossToken, { username: ownerOf('bulk-scope'), scopes: ['challenge:write'] })
  await event.ask([1], Date.now() + HOUR)
  await event.turn()
  expect((await event.starts())[0]).toMatchObject({ state: 'failed', fault: 'scope' })
})

test('a player with a game of another event at that time is known, as Lichess would start both', async () => {
  const event = await startedGames(site, 'bulk-both', ROUND)
  const pairAt = Date.now() + HOUR
  await event.ask([1], pairAt)
  const around = { tournament: 'another', from: pairAt - HOUR, to: pairAt + HOUR }
  const ids = [event.name(1), event.name(3)]
  expect(await listElsewhere(open(bindings.DB), { ...around, ids })).toEqual(new Set([event.name(1)]))
  expect(await listElsewhere(open(bindings.DB), { ...around, tournament: 'bulk-both', ids })).toEqual(new Set())
})

test('no request of two runs concurrently, and every token stays out of addresses', async () => {
  const event = await startedGames(site, 'bulk-quiet', ROUND)
  await event.ask([1, 2], Date.now() + MINUTE)
  await event.turn()
  const log = await site.log('/lichess')
  expect(log.every(({ overlap }) => overlap === 0)).toBe(true)
  expect(JSON.stringify(log)).not.toContain('lio_')
  expect(logged.join('\n')).not.toContain('lio_')
})
