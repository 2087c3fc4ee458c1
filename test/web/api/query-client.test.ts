import { expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { hydrateCache } from '#web/api/hydrate.ts'
import { ApiError } from '#web/api/client.ts'
import { siteQueries } from '#web/api/site.ts'

const pageWith = (first: string): Document =>
  new DOMParser().parseFromString(`<script type="application/json" id="initial-queries">${first}</script>`, 'text/html')

test('queries that the Worker wrote into the page are in the cache without a request', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const cache = newQueryClient()
  hydrateCache(cache, pageWith('[[["tournaments"],[]],[["tournament","cup","snapshot"],{"id":"cup","version":3}]]'))
  expect(await cache.ensureQueryData(siteQueries.tournaments())).toEqual([])
  expect(cache.getQueryData(['tournament', 'cup', 'snapshot'])).toEqual({ id: 'cup', version: 3 })
  expect(asked).not.toHaveBeenCalled()
})

test('a name that looks like markup closes neither the element nor the page', () => {
  const cache = newQueryClient()
  hydrateCache(cache, pageWith('[[["tournaments"],[{"name":"\\u003c/script>\\u003cimg src=x onerror=alert(1)>"}]]]'))
  expect(cache.getQueryData(['tournaments'])).toEqual([{ name: '</script><img src=x onerror=alert(1)>' }])
})

test('a page without initial queries fills nothing', () => {
  const cache = newQueryClient()
  hydrateCache(cache, new DOMParser().parseFromString('<p>', 'text/html'))
  expect(cache.getQueryCache().getAll()).toEqual([])
})

/** The number of attempts of a query; `fetchQuery` alone does not retry by default. The pauses are left out. */
const asks = async (fault: Error): Promise<number> => {
  const cache = newQueryClient()
  const queryFn = vi.fn(() => Promise.reject(fault))
  const retry = cache.getDefaultOptions().queries!.retry!
  await expect(cache.fetchQuery({ queryKey: ['x'], queryFn, retry, retryDelay: 0 })).rejects.toBe(fault)
  return queryFn.mock.calls.length
}

test('network errors and server errors are retried, a refusal is final', async () => {
  expect(await asks(new ApiError('', 0))).toBe(3)
  expect(await asks(new ApiError('', 503))).toBe(3)
  expect(await asks(new ApiError('', 404))).toBe(1)
  expect(await asks(new ApiError('', 429))).toBe(1)
})
