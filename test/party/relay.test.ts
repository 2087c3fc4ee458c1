import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FollowTarget } from '#core/match/live.ts'
import { Relay } from '#party/relay.ts'
import type { RelayReport, RelayWelcome } from '#party/relays.ts'
import { entries, someKeyValues, versionsOf } from '#test/support/room-parts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A relay with viewers, and a fake of the room that it calls. */
function aRelay({ sent = undefined as number | undefined, room = {} as Partial<RelayWelcome> } = {}) {
  const kv = someKeyValues()
  if (sent !== undefined) kv.put('told', sent)
  const welcome: RelayWelcome = { told: 4, log: entries(3, 4), total: 10, isPublic: true, ...room }
  const viewers = { count: 1, follows: [] as FollowTarget[] }
  const world = { isDown: false, joins: 0, shuts: 0, changes: 0, reports: [] as RelayReport[] }
  const [frames, moves]: [string[], string[]] = [[], []]
  const relay = new Relay({
    room: () => ({
      joinRelay: async () => {
        if (world.isDown) throw new Error('evicted')
        world.joins += 1
        return { ...welcome }
      },
      reportRelay: async (_, report) => {
        if (world.isDown) throw new Error('evicted')
        world.reports.push(structuredClone(report))
        return welcome.total
      },
    }),
    no: () => 3,
    kv,
    broadcast: (texts) => void frames.push(...texts),
    sendMoves: (_, text) => void moves.push(text),
    sendPlies: (_, text) => void moves.push(text),
    shut: () => void (world.shuts += 1),
    viewers: () => viewers,
    onElsewhere: () => void (world.changes += 1),
    waitUntil: () => {},
    intervals: { report: 5000, follows: 200 },
  })
  const pass = (...items: unknown[]) => relay.pass(JSON.stringify(items), welcome.total)
  return { relay, pass, welcome, viewers, world, frames, moves, kv }
}

test('a relay joins its room once, and gives viewers what they missed from the room’s log', async () => {
  const { relay, world, frames } = aRelay()
  await relay.prepare()
  await relay.prepare()
  expect(world.joins).toBe(1)
  expect(versionsOf(relay.missed(2))).toEqual([3, 4])
  expect(relay.missed(1)).toEqual(['{"type":"stale","v":4}'])
  expect(frames).toEqual([])
})

test('entries that the room passes go to all viewers, each version once', async () => {
  const { relay, pass, frames } = aRelay()
  await relay.prepare()
  await pass(...entries(5))
  await pass(...entries(5, 6))
  expect(versionsOf(frames)).toEqual([5, 6])
})

test('a change that came late to the room is passed with all after it', async () => {
  const { relay, pass, frames } = aRelay()
  await relay.prepare()
  await pass(...entries(5, 7))
  await pass(...entries(6, 7))
  expect(versionsOf(frames)).toEqual([5, 7, 6, 7])
})

test('changes that the room broadcast while the relay hibernated are sent when it joins again', async () => {
  const { relay, frames } = aRelay({ sent: 2 })
  await relay.prepare()
  expect(versionsOf(frames)).toEqual([3, 4])
})

test('if the room’s log is too short, viewers are told to fetch the tournament', async () => {
  const { relay, frames } = aRelay({ sent: 1 })
  await relay.prepare()
  expect(frames).toEqual(['{"type":"stale","v":4}'])
})

test('a relay that missed a passed entry asks the room for it first', async () => {
  const { relay, pass, welcome, frames } = aRelay()
  await relay.prepare()
  Object.assign(welcome, { told: 6, log: entries(5, 6) })
  await pass(...entries(7))
  expect(versionsOf(frames)).toEqual([5, 6, 7])
})

test('a relay that could not join tries again for the next viewer', async () => {
  const { relay, world } = aRelay()
  world.isDown = true
  await expect(relay.prepare()).rejects.toThrow('evicted')
  world.isDown = false
  await relay.prepare()
  expect(world.joins).toBe(1)
})

test('moves go to the viewers who follow the board', async () => {
  const { pass, moves } = aRelay()
  await pass({ board: { r: 1, n: 1, b: 1 }, text: 'moves' })
  expect(moves).toEqual(['moves'])
})

test('when the tournament turns private all viewers are disconnected, and the next one makes the relay join again', async () => {
  const { relay, pass, welcome, world } = aRelay()
  await relay.prepare()
  await pass({ isShut: true })
  expect(world.shuts).toBe(1)
  welcome.isPublic = false
  await relay.prepare()
  expect([world.joins, world.shuts]).toEqual([2, 2])
})

test('the number of viewers is reported after a few seconds; a change by a hundred or to zero at once', async () => {
  const { relay, viewers, world } = aRelay()
  const counts = () => world.reports.map(({ count }) => count)
  const change = async (count: number, ms: number) => {
    viewers.count = count
    relay.countChanged(count)
    await vi.advanceTimersByTimeAsync(ms)
  }
  await change(2, 4999)
  expect(counts()).toEqual([])
  await change(3, 1)
  expect(counts()).toEqual([3])
  await change(103, 0)
  await change(0, 0)
  expect(counts()).toEqual([3, 103, 0])
})

test('the boards that viewers follow are reported after a moment', async () => {
  const { relay, viewers, world } = aRelay()
  viewers.follows = [{ r: 1 }]
  relay.followsChanged()
  await vi.advanceTimersByTimeAsync(200)
  expect(world.reports).toEqual([{ count: 1, follows: [{ r: 1 }] }])
})

test('a report that failed is sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { relay, world } = aRelay()
  world.isDown = true
  relay.countChanged(1)
  await vi.advanceTimersByTimeAsync(5000)
  world.isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(world.reports).toEqual([{ count: 1, follows: [] }])
})

test('viewers elsewhere are the total without those reported here', async () => {
  const { relay, viewers, world } = aRelay()
  await relay.prepare()
  expect(relay.elsewhere).toBe(10)
  viewers.count = 4
  relay.countChanged(4)
  await vi.advanceTimersByTimeAsync(5000)
  expect([relay.elsewhere, world.changes]).toEqual([6, 1])
})

test('a relay without viewers joins again for the next one, as the room forgets it', async () => {
  const { relay, pass, viewers, world } = aRelay()
  await relay.prepare()
  viewers.count = 0
  expect(await pass(...entries(5))).toBe(0)
  await relay.prepare()
  expect(world.joins).toBe(2)
})
