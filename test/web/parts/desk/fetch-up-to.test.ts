import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import { newQueryClient } from '#web/api/query-client.ts'
import { fetchUpTo } from '#web/parts/desk/fetch-up-to.ts'

const queryKey = ['desk', 'cup']

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A desk that is shown; `answers` is what it is told one after the other, the last one again and again. */
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

test('a desk that was answered from before an act asks until it is told what came of it', async () => {
  const { cache, queryFn, leave, shown } = aDesk(3, 3, 4)
  void fetchUpTo(cache, queryKey, 4)
  await pass()
  expect(shown()).toBe(4)
  expect(queryFn).toHaveBeenCalledTimes(3)
  leave()
})

test('what is known already is not asked for', async () => {
  const { cache, queryFn, leave } = aDesk(4)
  void fetchUpTo(cache, queryKey, 3)
  await pass()
  expect(queryFn).not.toHaveBeenCalled()
  leave()
})

test('without a network it is not asked for ever, nor once the page has gone', async () => {
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

test('what never comes is given up on', async () => {
  const { cache, queryFn, leave } = aDesk(3)
  void fetchUpTo(cache, queryKey, 4)
  await pass()
  expect(queryFn.mock.calls.length).toBeLessThan(10)
  leave()
})
