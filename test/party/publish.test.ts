import { expect, test, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { publish } from '#party/publish.ts'

const events: LiveEvent[] = [{ type: 'round', v: 4 }]
const room = (tell: (told: LiveEvent[]) => Promise<void>) => ({ getByName: () => ({ publish: tell }) })

test('an event is published to its room once', async () => {
  const tell = vi.fn(async () => {})
  await publish(room(tell), 'cup', events)
  expect(tell.mock.calls).toEqual([[events]])
})

test('publishing to a room that fails is retried, and throws no error', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const tell = vi.fn(async () => {}).mockRejectedValueOnce(new Error('evicted'))
  await publish(room(tell), 'cup', events)
  expect(tell).toHaveBeenCalledTimes(2)
  const never = vi.fn(async () => Promise.reject(new Error('gone')))
  await publish(room(never), 'cup', events)
  expect(never).toHaveBeenCalledTimes(3)
  silence.mockRestore()
})

test('a room that is just stopping gets the event once it has restarted', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const began = Date.now()
  const told: LiveEvent[][] = []
  const tell = async (some: LiveEvent[]) => {
    if (Date.now() < began + 50) throw new Error('evicted')
    told.push(some)
  }
  await publish(room(tell), 'cup', events)
  expect(told).toEqual([events])
  silence.mockRestore()
})

test('without events no room is called', async () => {
  const tell = vi.fn(async () => {})
  await publish(room(tell), 'cup', [])
  expect(tell).not.toHaveBeenCalled()
})
