import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '../../support/build.ts'
import { trackSnapshot } from '#web/embed/track-snapshot.ts'

const won = (v: number): LiveEvent => ({ type: 'match', v, r: 1, n: 1, o: '10' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** An embed of a tournament; `stored` is the version on the site. */
function anEmbed(carried: boolean, stored: number) {
  const snapshot = aSnapshot({ rounds: ['1-2 *'] })
  const drawn: Snapshot[] = []
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...snapshot, version: stored }))
  const kept = trackSnapshot({ id: 'cup', version: 1, ...(carried && { snapshot }) }, (next) => drawn.push(next))
  return { kept, drawn, asked }
}

test('events are drawn without a request, and simultaneous events once', async () => {
  const { kept, drawn, asked } = anEmbed(true, 1)
  kept.onEvent(won(2))
  kept.onEvent({ type: 'match', v: 3, r: 1, n: 1, o: '==' })
  await vi.advanceTimersByTimeAsync(100)
  expect(drawn.map(({ version, rounds }) => [version, rounds[0]!.outcomes])).toEqual([[3, '==']])
  expect(asked).not.toHaveBeenCalled()
  expect(kept.version()).toBe(3)
})

test('an embed without a snapshot fetches it at the first change', async () => {
  const { kept, drawn, asked } = anEmbed(false, 2)
  kept.onEvent({ type: 'online', count: 9 })
  kept.onEvent(won(1))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toHaveBeenCalled()
  kept.onEvent(won(2))
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked.mock.calls[0]![1]).toMatchObject({ credentials: 'omit' })
  expect(drawn.map(({ version }) => version)).toEqual([2])
})

test('a missed event leads to a refetch, repeated a few times as the edge may be behind', async () => {
  const { kept, drawn, asked } = anEmbed(true, 4)
  kept.onEvent({ type: 'round', v: 9 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(4)
  expect(drawn.at(-1)!.version).toBe(4)
  expect(kept.version()).toBe(4)
})

test('a fetched snapshot older than the events heard is not drawn', async () => {
  const { kept, drawn } = anEmbed(true, 1)
  kept.onEvent(won(2))
  kept.load()
  await vi.advanceTimersByTimeAsync(100)
  expect(drawn.map(({ version, rounds }) => [version, rounds[0]!.outcomes])).toEqual([[2, '10']])
  expect(kept.version()).toBe(2)
})

test('a failing site leaves what is shown', async () => {
  const { kept, drawn, asked } = anEmbed(true, 9)
  asked.mockRejectedValue(new TypeError('offline'))
  kept.onEvent({ type: 'stale', v: 9 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(drawn).toEqual([])
  kept.onEvent(won(2))
  await vi.advanceTimersByTimeAsync(100)
  expect(drawn).toHaveLength(1)
})
