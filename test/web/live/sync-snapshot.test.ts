import { afterEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '../../support/build.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { syncSnapshot } from '#web/live/sync-snapshot.ts'

const KEY = tournamentQueries.snapshot('cup').queryKey

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page that shows version 4 of the cup; `later` are the server’s answers to refetches. */
function aPage(...later: Snapshot[]) {
  vi.useFakeTimers()
  const cache = newQueryClient()
  cache.setQueryData(KEY, aSnapshot({ version: 4, rounds: ['1-2 *, 3-4 *'] }))
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(later.length > 1 ? later.shift() : later[0]))
  const { onEvent, cancel } = syncSnapshot(cache, 'cup')
  // Queries are refetched only while they have an observer.
  const observed = cache.getQueryCache().find({ queryKey: KEY })!
  observed.setOptions(tournamentQueries.snapshot('cup') as never)
  return { cache, asked, hear: (event: LiveEvent) => onEvent(event), cancel, shown: () => cache.getQueryData(KEY)! }
}

test('a result goes into the cached snapshot without a request', () => {
  const { hear, shown, asked } = aPage()
  hear({ type: 'match', v: 5, r: 1, n: 2, o: '10' })
  expect(shown()).toMatchObject({ version: 5, rounds: [{ outcomes: '  10' }] })
  expect(asked).not.toHaveBeenCalled()
})

test('an event heard before changes nothing', () => {
  const { hear, shown } = aPage()
  const before = shown()
  hear({ type: 'match', v: 4, r: 1, n: 1, o: '01' })
  expect(shown()).toBe(before)
})

test('after a missed event the snapshot is refetched within four seconds, once for all that was missed', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 8, rounds: ['1-2 1, 3-4 ='] }))
  hear({ type: 'match', v: 7, r: 1, n: 1, o: '10' })
  hear({ type: 'match', v: 8, r: 1, n: 2, o: '==' })
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown().version).toBe(8)
})

test('after a long absence the snapshot is refetched', async () => {
  const { hear, shown } = aPage(aSnapshot({ version: 90 }))
  hear({ type: 'stale', v: 90 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(shown().version).toBe(90)
})

test('an answer older than the events heard is refetched', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 4 }), aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shown().version).toBe(9)
})

test('an answer older than the cached snapshot does not replace it', async () => {
  const older = aSnapshot({ version: 4, rounds: ['1-2 *, 3-4 *'] })
  const { cache, hear, shown, asked } = aPage(older, { ...older, version: 6 })
  hear({ type: 'match', v: 5, r: 1, n: 2, o: '10' })
  // As after a mutation: the edge cache may be a second behind.
  await cache.refetchQueries({ queryKey: KEY })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown()).toMatchObject({ version: 5, rounds: [{ outcomes: '  10' }] })
  hear({ type: 'match', v: 6, r: 1, n: 1, o: '01' })
  expect(shown()).toMatchObject({ version: 6, rounds: [{ outcomes: '0110' }] })
  await cache.refetchQueries({ queryKey: KEY })
  expect(shown()).toMatchObject({ version: 6, rounds: [{ outcomes: '    ' }] })
})

test('refetching goes on up to the newest version heard of, whatever the order of the events', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 7 }), aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  hear({ type: 'round', v: 7 })
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shown().version).toBe(9)
})

test('after old answers it refetches until one is new enough, less and less often', async () => {
  const old = Array.from({ length: 9 }, () => aSnapshot({ version: 4 }))
  const { hear, shown, asked } = aPage(...old, aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  await vi.advanceTimersByTimeAsync(32_000)
  expect(shown().version).toBe(4)
  expect(asked.mock.calls.length).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(shown().version).toBe(9)
  expect(asked).toHaveBeenCalledTimes(10)
})

test('leaving the page during a refetch stops further ones', async () => {
  const { hear, cancel, asked } = aPage(aSnapshot({ version: 4 }))
  hear({ type: 'round', v: 9 })
  asked.mockImplementationOnce(async () => {
    cancel()
    return Response.json(aSnapshot({ version: 4 }))
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('results that the reader reveals are shown though their version is older, and the newer version is fetched', async () => {
  const hidden = aSnapshot({ version: 4, hidden: { round: 1, active: true, shown: '' } })
  const revealed = (version: number) => ({ ...hidden, version, hidden: { ...hidden.hidden!, shown: '1' } })
  const { cache, hear, shown, asked } = aPage(revealed(4), revealed(5))
  cache.setQueryData(KEY, hidden)
  hear({ type: 'announcement', v: 5 })
  expect(shown()).toMatchObject({ version: 5, hidden: { shown: '' } })
  await cache.refetchQueries({ queryKey: KEY })
  expect(shown()).toMatchObject({ version: 4, hidden: { shown: '1' } })
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shown()).toMatchObject({ version: 5, hidden: { shown: '1' } })
})

test('leaving the page cancels the refetch', async () => {
  const { hear, cancel, asked } = aPage(aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  cancel()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).not.toHaveBeenCalled()
})

test('the number of viewers comes from the room only', () => {
  const { hear, cache } = aPage()
  hear({ type: 'online', count: 41 })
  expect(cache.getQueryData(tournamentQueries.online('cup').queryKey)).toBe(41)
})

test('an announcement event marks the announcements as stale', async () => {
  const { hear, cache, shown } = aPage()
  const { queryKey } = tournamentQueries.announcements('cup')
  cache.setQueryData(queryKey, [])
  hear({ type: 'announcement', v: 5 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(shown().version).toBe(5)
})
