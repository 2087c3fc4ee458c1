import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { edgePlace, PlaceCounts, roomPlace } from '#party/site-counter.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { someKeyValues } from '#test/support/room-parts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const [EDGE, CUP] = [edgePlace('a'), roomPlace('cup')]

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** The site's counts; each room answers that it has no viewers. */
function aSite(kv = someKeyValues()) {
  const world = { isDown: false, asked: [] as string[], pending: [] as Promise<unknown>[] }
  const counts = new PlaceCounts({
    kv,
    watching: async (tournament) => {
      world.asked.push(tournament)
      if (world.isDown) throw new Error('evicted')
      return 0
    },
    waitUntil: (work) => void world.pending.push(work),
    now: () => Date.now(),
  })
  return { counts, world, kv }
}

test('the number of people on the site is the sum of the last reports', () => {
  const { counts } = aSite()
  counts.report(EDGE, 3)
  counts.report(CUP, 20)
  expect(counts.report(EDGE, 5)).toBe(25)
  expect(counts.report(CUP, 0)).toBe(5)
})

test('the counts outlive the counter’s hibernation', () => {
  const { counts, kv } = aSite()
  counts.report(EDGE, 3)
  counts.report(CUP, 20)
  vi.advanceTimersByTime(0)
  expect(aSite(kv).counts.total()).toBe(23)
  counts.report(CUP, 30)
  vi.advanceTimersByTime(MINUTE)
  expect(aSite(kv).counts.total()).toBe(30)
})

test('however many places report, and however often the counter starts again, it writes one row a minute, and counts right within the minute', () => {
  const values = new Map<string, unknown>()
  const stored = someKeyValues(values)
  const written: number[] = []
  let lives = 0
  /** A counter that has just started. Of those before, only timers are left here, which write nothing. */
  const start = () => {
    const life = (lives += 1)
    const write = (act: () => void) => {
      if (life !== lives) return
      written.push(Date.now())
      act()
    }
    return aSite({
      ...stored,
      put: (key, value) => write(() => stored.put(key, value)),
      delete: (key) => (write(() => stored.delete(key)), true),
    })
  }
  const [isolates, rooms] = [100, 50]
  let { counts } = start()
  for (let second = 0; second < 3600; second += 5) {
    // Evicted, or moved by the platform.
    if (second % 400 === 0) ({ counts } = start())
    for (let at = 0; at < isolates; at++) counts.report(edgePlace(String(at)), 1 + (second % 7))
    for (let at = 0; at < rooms; at++) counts.report(roomPlace(String(at)), 10 + (second % 3))
    expect(counts.total()).toBe(isolates * (1 + (second % 7)) + rooms * (10 + (second % 3)))
    vi.advanceTimersByTime(5 * SECOND)
  }
  expect(written.length).toBeLessThanOrEqual(61)
  expect(written.length).toBeGreaterThan(50)
  for (const [at, time] of written.slice(1).entries()) expect(time - written[at]!).toBeGreaterThanOrEqual(MINUTE)
  // Isolates that stopped are not stored for ever.
  vi.advanceTimersByTime(MINUTE)
  counts.report(roomPlace('0'), 1)
  vi.advanceTimersByTime(MINUTE)
  expect(JSON.stringify([...values])).not.toContain('edge/')
})

test('the rows of the release before are taken over, and that release can read the new row', () => {
  const values = new Map<string, unknown>([
    [EDGE, { count: 3, at: 0 }],
    [CUP, { count: 20, at: 0 }],
  ])
  const { counts } = aSite(someKeyValues(values))
  expect(counts.total()).toBe(23)
  counts.report(CUP, 21)
  vi.advanceTimersByTime(0)
  expect([...values.keys()]).toEqual(['places'])
  // It adds up `count` of each row.
  expect([...values.values()].reduce<number>((sum, row) => sum + (row as { count: number }).count, 0)).toBe(0)
  expect(aSite(someKeyValues(values)).counts.total()).toBe(24)
})

test('a counter whose row can’t be written goes on counting', () => {
  expectErrors()
  const kv = {
    ...someKeyValues(),
    put: () => {
      throw new Error('full')
    },
  }
  const { counts } = aSite(kv)
  counts.report(CUP, 20)
  vi.advanceTimersByTime(MINUTE)
  expect(counts.report(EDGE, 1)).toBe(21)
})

test('an edge isolate that is silent for a minute has no visitors, while a room keeps its viewers', () => {
  const { counts } = aSite()
  counts.report(EDGE, 3)
  counts.report(CUP, 20)
  vi.setSystemTime(MINUTE)
  expect(counts.total()).toBe(20)
})

test('a room that is silent for an hour is asked for its viewers, once', async () => {
  const { counts, world } = aSite()
  counts.report(CUP, 20)
  vi.setSystemTime(60 * MINUTE)
  counts.report(EDGE, 1)
  counts.report(EDGE, 1)
  await Promise.all(world.pending)
  expect([world.asked, counts.total()]).toEqual([['cup'], 1])
})

test('a room that cannot be asked keeps its viewers', async () => {
  expectErrors()
  const { counts, world } = aSite()
  counts.report(CUP, 20)
  vi.setSystemTime(60 * MINUTE)
  world.isDown = true
  counts.report(EDGE, 1)
  await Promise.all(world.pending)
  expect(counts.total()).toBe(21)
})
