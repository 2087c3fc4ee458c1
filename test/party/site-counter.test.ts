import { expect, test } from 'vitest'
import { edgePlace, PlaceCounts, roomPlace } from '#party/site-counter.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { someKeyValues } from '#test/support/room-parts.ts'

const MINUTE = 60_000
const [EDGE, CUP] = [edgePlace('a'), roomPlace('cup')]

/** The site's counts; each room answers that it has no viewers. */
function aSite(kv = someKeyValues()) {
  const world = { now: 0, isDown: false, asked: [] as string[], pending: [] as Promise<unknown>[] }
  const counts = new PlaceCounts({
    kv,
    watching: async (tournament) => {
      world.asked.push(tournament)
      if (world.isDown) throw new Error('evicted')
      return 0
    },
    waitUntil: (work) => void world.pending.push(work),
    now: () => world.now,
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
  expect(aSite(kv).counts.total()).toBe(23)
})

test('an edge isolate that is silent for a minute has no visitors, while a room keeps its viewers', () => {
  const { counts, world } = aSite()
  counts.report(EDGE, 3)
  counts.report(CUP, 20)
  world.now += MINUTE
  expect(counts.total()).toBe(20)
})

test('a room that is silent for an hour is asked for its viewers, once', async () => {
  const { counts, world } = aSite()
  counts.report(CUP, 20)
  world.now += 60 * MINUTE
  counts.report(EDGE, 1)
  counts.report(EDGE, 1)
  await Promise.all(world.pending)
  expect([world.asked, counts.total()]).toEqual([['cup'], 1])
})

test('a room that cannot be asked keeps its viewers', async () => {
  expectErrors()
  const { counts, world } = aSite()
  counts.report(CUP, 20)
  Object.assign(world, { now: 60 * MINUTE, isDown: true })
  counts.report(EDGE, 1)
  await Promise.all(world.pending)
  expect(counts.total()).toBe(21)
})
