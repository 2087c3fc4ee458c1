import { expect, test, vi } from 'vitest'
import { newCache } from '#web/api/cache.ts'
import { fillFirst } from '#web/api/first.ts'
import { Refusal } from '#web/api/client.ts'
import { siteQueries } from '#web/api/site.ts'

const pageWith = (first: string): Document =>
  new DOMParser().parseFromString(`<script type="application/json" id="first">${first}</script>`, 'text/html')

test('what the Worker wrote into the page is there without asking', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const cache = newCache()
  fillFirst(cache, pageWith('[[["tournaments"],[]],[["tournament","cup","snapshot"],{"id":"cup","version":3}]]'))
  expect(await cache.ensureQueryData(siteQueries.tournaments())).toEqual([])
  expect(cache.getQueryData(['tournament', 'cup', 'snapshot'])).toEqual({ id: 'cup', version: 3 })
  expect(asked).not.toHaveBeenCalled()
})

test('a name that looks like markup ends neither the element nor the page', () => {
  const cache = newCache()
  fillFirst(cache, pageWith('[[["tournaments"],[{"name":"\\u003c/script>\\u003cimg src=x onerror=alert(1)>"}]]]'))
  expect(cache.getQueryData(['tournaments'])).toEqual([{ name: '</script><img src=x onerror=alert(1)>' }])
})

test('a page without first answers fills nothing', () => {
  const cache = newCache()
  fillFirst(cache, new DOMParser().parseFromString('<p>', 'text/html'))
  expect(cache.getQueryCache().getAll()).toEqual([])
})

const asks = async (fault: Error): Promise<number> => {
  vi.useFakeTimers()
  const queryFn = vi.fn(() => Promise.reject(fault))
  const asking = newCache().fetchQuery({ queryKey: ['x'], queryFn, ...retrying() })
  const ended = expect(asking).rejects.toBe(fault)
  await vi.runAllTimersAsync()
  await ended
  vi.useRealTimers()
  return queryFn.mock.calls.length
}

/** `fetchQuery` asks once unless it is told otherwise; pages ask as the cache says. */
const retrying = () => {
  const { retry, retryDelay } = newCache().getDefaultOptions().queries!
  return { retry: retry!, retryDelay: retryDelay! }
}

test('the network and a server in trouble are asked again, a refusal is final', async () => {
  expect(await asks(new Refusal('', 0))).toBe(3)
  expect(await asks(new Refusal('', 503))).toBe(3)
  expect(await asks(new Refusal('', 404))).toBe(1)
  expect(await asks(new Refusal('', 429))).toBe(1)
})
