import { beforeEach, expect, test, vi } from 'vitest'
import { setCookie } from '#web/api/cookies.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { sessionQueries } from '#web/api/session.ts'
import { signOut } from '#web/api/sign-out.ts'
import { tournamentQueries } from '#web/api/tournaments.ts'
import { factsOf } from '#web/offline/event-caches.ts'
import { KEPT_ANSWERS } from '#web/offline/forget-desks.ts'
import { keepDesk } from '#web/offline/keep-desk.ts'
import { aSnapshot } from '../../support/build.ts'

/** The browser’s caches by name. */
const kept = new Map<string, Map<string, Response>>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
    match: async () => undefined,
    async open(name: string) {
      const answers = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, answers)
      return { put: async (path: string, answer: Response) => void answers.set(path, answer), keys: async () => [] }
    },
  })
})

/** Ann’s browser; `answers` is the site’s answer while her session ends. */
function aBrowser(answers: () => Promise<Response>) {
  setCookie('sessionID', 'x')
  const cache = newQueryClient()
  cache.setQueryData(sessionQueries.me().queryKey, { username: 'ann' } as never)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) =>
    path === '/api/endSession' ? answers() : new Response(null, { status: 404 }),
  )
  return cache
}

const keepAnother = async () => (await caches.open(KEPT_ANSWERS)).put('/api/tournament/cup/getDesk', new Response('{}'))

test('a desk that is cached while the session ends is deleted with the others', async () => {
  const cache = aBrowser(async () => {
    await keepAnother()
    setCookie('sessionID', undefined)
    return Response.json({ message: 'Signed out.' })
  })
  await keepAnother()
  await signOut(cache)
  expect(kept.has(KEPT_ANSWERS)).toBe(false)
  expect(cache.getQueryData(sessionQueries.me().queryKey)).toBeNull()
})

test('events that any account kept are deleted, of all builds', async () => {
  const cache = aBrowser(async () => Response.json({ message: 'Signed out.' }))
  for (const build of ['one', 'other']) await caches.open(factsOf(build))
  await caches.open('event-code')
  await signOut(cache)
  expect([...kept.keys()]).toEqual(['event-code'])
})

test('desks stay when the sign-out gets no answer', async () => {
  const cache = aBrowser(() => Promise.reject(new TypeError('Failed to fetch')))
  await keepAnother()
  await expect(signOut(cache)).rejects.toMatchObject({ status: 0 })
  expect(kept.has(KEPT_ANSWERS)).toBe(true)
})

test('a desk requested before is not cached after the session has ended, in any window', async () => {
  vi.useFakeTimers()
  const cache = aBrowser(async () => new Response())
  const stop = keepDesk(cache, 'cup')
  await vi.advanceTimersByTimeAsync(5000)
  expect(kept.get(KEPT_ANSWERS)?.has('/api/profile')).toBe(true)
  // As after signing out in another window.
  setCookie('sessionID', undefined)
  kept.clear()
  cache.setQueryData(tournamentQueries.snapshot('cup').queryKey, aSnapshot({ version: 4 }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(kept.has(KEPT_ANSWERS)).toBe(false)
  stop()
  vi.useRealTimers()
})
