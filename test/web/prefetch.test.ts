import { expect, test, vi } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { prefetchPage } from '#web/prefetch.ts'

/** Prefetches pages one after the other; returns the API calls. */
async function asked(addresses: string[], answer: unknown = []): Promise<string[]> {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
  const cache = newQueryClient()
  for (const address of addresses) {
    await prefetchPage(cache, new URL(address, location.href))
    await vi.waitFor(() => expect(cache.isFetching()).toBe(0))
  }
  const calls = fetched.mock.calls.map(([path]) => String(path).replace(/^\/api/, ''))
  fetched.mockRestore()
  return calls.toSorted()
}

test('a page’s own queries are prefetched, and cached answers are not fetched again', async () => {
  const questions = ['/teams/letters', '/teams?limit=100&from=E']
  expect(await asked(['/teams?from=E'])).toEqual(questions)
  expect(await asked(['/teams?from=E', '/teams?from=E'])).toEqual(questions)
})

test('queries that depend on the snapshot follow it, and an old address is followed', async () => {
  const teams = aSnapshot({ rounds: ['1-2 1'], settings: { competitors: 'team' } })
  expect(await asked(['/t/cup/standings/individual'], teams)).toEqual([
    '/tournament/cup/getIndividualPlayers',
    '/tournament/cup/snapshot',
  ])
  expect(await asked(['/cup'], teams)).toEqual(['/tournament/cup/getAnnouncements', '/tournament/cup/snapshot'])
})

test('an address without a page sends no request', async () => {
  expect(await asked(['/nowhere/at/all', '/login', '/t/cup/nonsense'])).toEqual([])
})

test('a failed prefetch reports nothing', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('Not now.', { status: 503 }))
  await expect(prefetchPage(newQueryClient(), new URL('/t/cup/stats', location.href))).resolves.toBeUndefined()
})
