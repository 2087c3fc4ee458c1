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

/** A page on which version 4 of the cup is shown; `later` is what the server says when it is asked. */
function aPage(...later: Snapshot[]) {
  vi.useFakeTimers()
  const cache = newQueryClient()
  cache.setQueryData(KEY, aSnapshot({ version: 4, rounds: ['1-2 *, 3-4 *'] }))
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(later.length > 1 ? later.shift() : later[0]))
  const { onEvent, cancel } = syncSnapshot(cache, 'cup')
  // A query is fetched again only while somebody looks at it.
  const observed = cache.getQueryCache().find({ queryKey: KEY })!
  observed.setOptions(tournamentQueries.snapshot('cup') as never)
  return { cache, asked, hear: (event: LiveEvent) => onEvent(event), cancel, shown: () => cache.getQueryData(KEY)! }
}

test('a result goes into what is on the page, without a request', () => {
  const { hear, shown, asked } = aPage()
  hear({ type: 'match', v: 5, r: 1, n: 2, o: '10' })
  expect(shown()).toMatchObject({ version: 5, rounds: [{ outcomes: '  10' }] })
  expect(asked).not.toHaveBeenCalled()
})

test('an event that was heard before changes nothing', () => {
  const { hear, shown } = aPage()
  const before = shown()
  hear({ type: 'match', v: 4, r: 1, n: 1, o: '01' })
  expect(shown()).toBe(before)
})

test('who missed an event fetches the snapshot within four seconds, once for all that was missed', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 8, rounds: ['1-2 1, 3-4 ='] }))
  hear({ type: 'match', v: 7, r: 1, n: 1, o: '10' })
  hear({ type: 'match', v: 8, r: 1, n: 2, o: '==' })
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown().version).toBe(8)
})

test('who was away for too long fetches the snapshot', async () => {
  const { hear, shown } = aPage(aSnapshot({ version: 90 }))
  hear({ type: 'stale', v: 90 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(shown().version).toBe(90)
})

test('an answer that is older than what was told is asked for again', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 4 }), aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shown().version).toBe(9)
})

test('an answer that is older than what the page shows takes nothing back', async () => {
  const older = aSnapshot({ version: 4, rounds: ['1-2 *, 3-4 *'] })
  const { cache, hear, shown, asked } = aPage(older, { ...older, version: 6 })
  hear({ type: 'match', v: 5, r: 1, n: 2, o: '10' })
  // As after something was sent in: the edge may answer with what was true a second ago.
  await cache.refetchQueries({ queryKey: KEY })
  expect(asked).toHaveBeenCalledTimes(1)
  expect(shown()).toMatchObject({ version: 5, rounds: [{ outcomes: '  10' }] })
  hear({ type: 'match', v: 6, r: 1, n: 1, o: '01' })
  expect(shown()).toMatchObject({ version: 6, rounds: [{ outcomes: '0110' }] })
  await cache.refetchQueries({ queryKey: KEY })
  expect(shown()).toMatchObject({ version: 6, rounds: [{ outcomes: '    ' }] })
})

test('the newest of all that was missed is waited for, in whatever order it was told', async () => {
  const { hear, shown, asked } = aPage(aSnapshot({ version: 7 }), aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  hear({ type: 'round', v: 7 })
  await vi.advanceTimersByTimeAsync(8000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(shown().version).toBe(9)
})

test('however many answers are old, it is asked until one is as new as what was told, further and further apart', async () => {
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

test('who leaves the page while it is asked asks no more', async () => {
  const { hear, cancel, asked } = aPage(aSnapshot({ version: 4 }))
  hear({ type: 'round', v: 9 })
  asked.mockImplementationOnce(async () => {
    cancel()
    return Response.json(aSnapshot({ version: 4 }))
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what the reader asked to see is shown though it is older, and what was told since is asked for again', async () => {
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

test('who left the page fetches nothing any more', async () => {
  const { hear, cancel, asked } = aPage(aSnapshot({ version: 9 }))
  hear({ type: 'round', v: 9 })
  cancel()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).not.toHaveBeenCalled()
})

test('how many watch is known from the room alone', () => {
  const { hear, cache } = aPage()
  hear({ type: 'online', count: 41 })
  expect(cache.getQueryData(tournamentQueries.online('cup').queryKey)).toBe(41)
})

test('an announcement marks the announcements as old', async () => {
  const { hear, cache, shown } = aPage()
  const { queryKey } = tournamentQueries.announcements('cup')
  cache.setQueryData(queryKey, [])
  hear({ type: 'announcement', v: 5 })
  await vi.advanceTimersByTimeAsync(4000)
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(shown().version).toBe(5)
})
