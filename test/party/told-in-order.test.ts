import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOrder, missedTexts, type LogEntry } from '#party/event-log.ts'
import { PERIOD, ToldInOrder } from '#party/told-in-order.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const entries = (...versions: number[]): LogEntry[] => versions.map((v) => ({ v, text: `{"v":${v}}` }))

function aRoom(told?: number) {
  let kept: LogEntry[] = []
  const frames: { at: number; versions: number[] }[] = []
  const telling = new ToldInOrder(
    {
      keep: (more) => void (kept = inOrder(...kept, ...more)),
      kept: (since, to) => kept.filter(({ v }) => v > since && v <= to),
      tell(more) {
        kept = inOrder(...kept, ...more)
        frames.push({ at: Date.now(), versions: more.map(({ v }) => v) })
      },
    },
    told,
  )
  return { telling, frames, versions: () => frames.map(({ versions }) => versions), kept: () => kept }
}

test('the first is told at once, the others together a little later', async () => {
  const { telling, versions, kept } = aRoom(7)
  telling.add(entries(8))
  telling.add(entries(9))
  telling.add(entries(10, 11))
  expect(versions()).toEqual([[8]])
  expect(kept()).toEqual(entries(8, 9, 10, 11))
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8], [9, 10, 11]])
})

test('what one writer tells before another is told in order, and what never comes is waited for once', async () => {
  const { telling, versions } = aRoom(7)
  telling.add(entries(9))
  telling.add(entries(8))
  expect(versions()).toEqual([])
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8, 9]])
  await vi.advanceTimersByTimeAsync(PERIOD)
  telling.add(entries(11))
  await vi.advanceTimersByTimeAsync(PERIOD)
  expect(versions()).toEqual([[8, 9], [11]])
  await vi.advanceTimersByTimeAsync(PERIOD)
  telling.add(entries(10))
  expect(versions().at(-1)).toEqual([10, 11])
})

test('whatever comes when, all is told, in order, and at most four times a second', async () => {
  const arrivals = fc.array(fc.tuple(fc.nat(40), fc.nat(60)), { minLength: 1, maxLength: 200, size: 'max' })
  await fc.assert(
    fc.asyncProperty(arrivals, async (steps) => {
      const { telling, frames } = aRoom(0)
      const words = steps.map(([delay, lateness], at) => ({ v: at + 1, delay, lateness }))
      let now = 0
      const plan = words
        .map(({ v, delay, lateness }) => ({ v, at: (now += delay) + lateness }))
        .toSorted((a, b) => a.at - b.at)
      let passed = 0
      for (const { v, at } of plan) {
        await vi.advanceTimersByTimeAsync(at - passed)
        passed = at
        telling.add(entries(v))
      }
      await vi.advanceTimersByTimeAsync(2 * PERIOD)
      const known = frames.flatMap(({ versions }) => versions)
      const first = known.filter((v, at) => !known.slice(0, at).includes(v))
      expect(first).toEqual(words.map(({ v }) => v))
      for (const [at, frame] of frames.entries()) {
        const within = frames.slice(at).filter((other) => other.at < frame.at + 1000)
        expect(within.length).toBeLessThanOrEqual(4)
      }
      vi.clearAllTimers()
    }),
    { numRuns: 50 },
  )
})

test('who missed something is told it, or to look for themselves where it is not remembered', () => {
  expect(missedTexts(entries(5, 6), 4, 6)).toEqual(['{"v":5}', '{"v":6}'])
  expect(missedTexts(entries(6), 4, 6)).toEqual(['{"type":"stale","v":6}'])
  expect(missedTexts([], 6, 6)).toEqual([])
  expect(missedTexts([], 9, 6)).toEqual([])
})
