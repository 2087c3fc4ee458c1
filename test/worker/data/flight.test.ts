import { expect, test, vi } from 'vitest'
import { together } from '#worker/data/flight.ts'

const until = () => undefined

test('those who want the same at the same moment share one question', async () => {
  const load = vi.fn(async () => ({}))
  const [one, two] = await Promise.all([together('same', until, load), together('same', until, load)])
  expect(one).toBe(two)
  expect(load).toHaveBeenCalledTimes(1)
  await together('same', until, load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a question that fails fails for all who wait, and for none after', async () => {
  const fail = () => Promise.reject(new Error('down'))
  const both = await Promise.allSettled([together('fails', until, fail), together('fails', until, fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await together('fails', until, async () => 'up')).toBe('up')
})

test('who waits too long asks for themselves', async () => {
  vi.useFakeTimers()
  const lost = together('lost', until, () => new Promise<string>(() => undefined))
  const waiting = together('lost', until, async () => 'found')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await waiting).toBe('found')
  vi.useRealTimers()
  void lost
})
