import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Broadcaster, PERIOD } from '#party/broadcaster.ts'
import { inOrder, type VersionedEvent } from '#party/event-log.ts'
import { RecentLog } from '#party/recent-log.ts'
import { entries, someKeyValues } from '#test/support/room-parts.ts'

const GRACE = 2000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const results = (...versions: number[]): VersionedEvent[] => versions.map((v) => ({ type: 'match', v, r: 1, n: 1 }))

/**
 * A room's broadcaster and the frames it sent. With the storage and log of another one it is that room after a restart.
 */
function aBroadcaster(sent?: number, { kv, log } = { kv: someKeyValues(), log: new RecentLog() }) {
  if (sent !== undefined) kv.put('told', sent)
  const frames: { at: number; versions: number[]; types: string[] }[] = []
  const broadcaster = new Broadcaster({
    log,
    kv,
    send: (sending) =>
      void frames.push({
        at: Date.now(),
        versions: sending.map(({ v }) => v),
        types: sending.map(({ text }) => (JSON.parse(text) as { type: string }).type),
      }),
    intervals: { publishGrace: GRACE, predecessor: PERIOD },
  })
  return { broadcaster, frames, stored: { kv, log }, versions: () => frames.map(({ versions }) => versions) }
}

test('the first change is sent at once, the following ones together a little later', async () => {
  const { broadcaster, versions, stored } = aBroadcaster(7)
  for (const v of [[8], [9], [10, 11]]) broadcaster.publish(results(...v))
  expect(versions()).toEqual([[8]])
  expect(stored.log.between(0).map(({ v }) => v)).toEqual([8, 9, 10, 11])
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8], [9, 10, 11]])
})

test('a change that overtook its predecessor waits for it once; a predecessor that comes later is sent with all after it', async () => {
  const { broadcaster, versions } = aBroadcaster(7)
  broadcaster.publish(results(9))
  expect(versions()).toEqual([])
  broadcaster.publish(results(8))
  expect(versions()).toEqual([[8, 9]])
  await vi.advanceTimersByTimeAsync(PERIOD)
  broadcaster.publish(results(11))
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8, 9], [11]])
  await vi.advanceTimersByTimeAsync(PERIOD)
  broadcaster.publish(results(10))
  expect(versions().at(-1)).toEqual([10, 11])
})

test('whatever the order and delay of changes, all are sent in order and at most four times a second', async () => {
  const arrivals = fc.array(fc.tuple(fc.nat(40), fc.nat(60)), { minLength: 1, maxLength: 200, size: 'max' })
  await fc.assert(
    fc.asyncProperty(arrivals, async (steps) => {
      const { broadcaster, frames } = aBroadcaster(0)
      let now = 0
      const arriving = steps
        .map(([delay, lateness], at) => ({ v: at + 1, at: (now += delay) + lateness }))
        .toSorted((a, b) => a.at - b.at)
      let passed = 0
      for (const { v, at } of arriving) {
        await vi.advanceTimersByTimeAsync(at - passed)
        passed = at
        broadcaster.publish(results(v))
      }
      await vi.advanceTimersByTimeAsync(2 * PERIOD)
      const sent = frames.flatMap(({ versions }) => versions)
      const first = sent.filter((v, at) => !sent.slice(0, at).includes(v))
      expect(first).toEqual(steps.map((_, at) => at + 1))
      for (const [at, frame] of frames.entries()) {
        const within = frames.slice(at).filter((other) => other.at < frame.at + 1000)
        expect(within.length).toBeLessThanOrEqual(4)
      }
      vi.clearAllTimers()
    }),
    { numRuns: 50 },
  )
})

test('a change that is published twice is sent once', async () => {
  const { broadcaster, versions } = aBroadcaster(7)
  broadcaster.publish(results(8))
  await vi.advanceTimersByTimeAsync(PERIOD)
  broadcaster.publish(results(8))
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8]])
})

test('changes that waited when the room stopped are sent when it starts again', async () => {
  const { broadcaster, stored } = aBroadcaster(7)
  broadcaster.publish(results(8))
  broadcaster.publish(results(9))
  const restarted = aBroadcaster(undefined, stored)
  restarted.broadcaster.resume()
  expect(restarted.versions()).toEqual([[9]])
  expect(restarted.broadcaster.sent).toBe(9)
})

test('a saved change that is not published in time makes viewers fetch the tournament', async () => {
  const { broadcaster, frames } = aBroadcaster()
  broadcaster.expect(1)
  broadcaster.expect(2)
  await vi.advanceTimersByTimeAsync(GRACE - 1)
  expect(frames).toEqual([])
  await vi.advanceTimersByTimeAsync(PERIOD + 1)
  expect(frames).toMatchObject([{ versions: [2], types: ['stale'] }])
})

test('a saved change that is published in time is sent once', async () => {
  const { broadcaster, frames } = aBroadcaster(1)
  broadcaster.expect(3)
  broadcaster.publish(results(3))
  broadcaster.publish(results(2))
  await vi.advanceTimersByTimeAsync(2 * GRACE)
  expect(frames).toMatchObject([{ versions: [2, 3], types: ['match', 'match'] }])
})

test('of two entries with the same version the later one counts', () => {
  const later = { v: 2, text: 'later' }
  expect(inOrder(...entries(3, 2), later)).toEqual([later, ...entries(3)])
})
