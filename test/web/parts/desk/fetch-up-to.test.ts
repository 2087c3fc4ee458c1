import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import { newQueryClient } from '#web/api/query-client.ts'
import { fetchUpTo } from '#web/parts/desk/fetch-up-to.ts'

const queryKey = ['desk', 'cup']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A desk query that is on screen. Each fetch gets the next of `answers`; the last one repeats. */
function aDesk(...answers: (number | Error)[]) {
  const cache = newQueryClient()
  const queryFn = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (typeof answer !== 'number') throw answer
    return { version: answer }
  })
  cache.setQueryData(queryKey, { version: 3 })
  const observer = new QueryObserver(cache, { queryKey, queryFn, staleTime: Infinity, retry: false })
  const leave = observer.subscribe(() => undefined)
  return { cache, queryFn, leave, shown: () => cache.getQueryData<{ version: number }>(queryKey)!.version }
}
const pass = () => vi.advanceTimersByTimeAsync(10 * 60_000)

test('a desk with an outdated answer fetches again until the version of the act arrives', async () => {
  const { cache, queryFn, leave, shown } = aDesk(3, 3, 4)
  void fetchUpTo(cache, queryKey, 4)
  await pass()
  expect(shown()).toBe(4)
  expect(queryFn).toHaveBeenCalledTimes(3)
  leave()
})

test('a version that is already there is not fetched', async () => {
  const { cache, queryFn, leave } = aDesk(4)
  void fetchUpTo(cache, queryKey, 3)
  await pass()
  expect(queryFn).not.toHaveBeenCalled()
  leave()
})

test('fetching ends without a network, and once the page has gone', async () => {
  const { cache, queryFn, leave } = aDesk(new Error('no network'))
  void fetchUpTo(cache, queryKey, 4)
  await pass()
  expect(queryFn).toHaveBeenCalledTimes(1)
  leave()
  const other = aDesk(3)
  void fetchUpTo(other.cache, queryKey, 4)
  await vi.advanceTimersByTimeAsync(0)
  other.leave()
  await pass()
  expect(other.queryFn).toHaveBeenCalledTimes(1)
})

test('a version that never arrives is given up on', async () => {
  const { cache, queryFn, leave } = aDesk(3)
  void fetchUpTo(cache, queryKey, 4)
  await pass()
  expect(queryFn.mock.calls.length).toBeLessThan(10)
  leave()
})
