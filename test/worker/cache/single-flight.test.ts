import { expect, test, vi } from 'vitest'
import { singleFlight } from '#worker/cache/single-flight.ts'

const until = () => undefined

test('concurrent callers of a key share one load', async () => {
  const load = vi.fn(async () => ({}))
  const [one, two] = await Promise.all([singleFlight('same', until, load), singleFlight('same', until, load)])
  expect(one).toBe(two)
  expect(load).toHaveBeenCalledTimes(1)
  await singleFlight('same', until, load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a load that fails fails for all concurrent callers, and for none after', async () => {
  const fail = () => Promise.reject(new Error('down'))
  const both = await Promise.allSettled([singleFlight('fails', until, fail), singleFlight('fails', until, fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await singleFlight('fails', until, async () => 'up')).toBe('up')
})

test('a caller that waits too long loads for itself', async () => {
  vi.useFakeTimers()
  const lost = singleFlight('lost', until, () => new Promise<string>(() => undefined))
  const waiting = singleFlight('lost', until, async () => 'found')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBe('found')
  vi.useRealTimers()
  void lost
})
