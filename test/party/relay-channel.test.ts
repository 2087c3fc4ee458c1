import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RelayChannel } from '#party/relay-channel.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('one call is under way at a time, and the next has all items that came meanwhile', async () => {
  const calls: number[][] = []
  const channel = new RelayChannel<number>(async (items) => {
    calls.push(items)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  channel.send(1)
  channel.send(2)
  channel.send(3, 4)
  await vi.advanceTimersByTimeAsync(200)
  expect(calls).toEqual([[1], [2, 3, 4]])
})

test('items that did not arrive are sent again after growing pauses, with those that came after them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls: { at: number; items: number[] }[] = []
  const began = Date.now()
  const channel = new RelayChannel<number>(async (items) => {
    calls.push({ at: Date.now() - began, items })
    if (calls.length < 7) throw new Error('gone')
  })
  channel.send(1)
  await vi.advanceTimersByTimeAsync(50)
  channel.send(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls.map(({ at }) => at)).toEqual([0, 100, 300, 700, 1500, 2500, 3500])
  expect(calls.map(({ items }) => items)).toEqual([[1], ...Array.from({ length: 6 }, () => [1, 2])])
})

test('after many failed tries a relay is not called again until there are new items', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const deliver = vi.fn(async () => Promise.reject(new Error('gone')))
  const channel = new RelayChannel<number>(deliver)
  channel.send(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(deliver).toHaveBeenCalledTimes(60)
  channel.send(2)
  expect(deliver).toHaveBeenLastCalledWith([2])
  await vi.advanceTimersByTimeAsync(120_000)
})
