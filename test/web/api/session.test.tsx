import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasSession, useIsSignedOut, useMe } from '#web/api/session.ts'
import { setCookie } from '#web/api/cookies.ts'
import { newQueryClient } from '#web/api/query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Makes the browser’s own timer follow the fake clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const late = new AbortController()
    setTimeout(() => late.abort(), delay)
    return late.signal
  })
  setCookie('sessionID', 'x')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  setCookie('sessionID', undefined)
})

/** The user that a page shows; `answers` are those of the site, one after the other. */
function aReader(...answers: (() => Promise<Response>)[]) {
  const fetch = vi.spyOn(globalThis, 'fetch')
  for (const answer of answers) {
    fetch.mockImplementationOnce((_, init) => {
      const given = Promise.withResolvers<Response>()
      init!.signal!.addEventListener('abort', () => given.reject(init!.signal!.reason as Error))
      void answer().then(given.resolve, given.reject)
      return given.promise
    })
  }
  const client = newQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => ({ me: useMe(), isSignedOut: useIsSignedOut() }), { wrapper }).result
}

const never = () => new Promise<Response>(() => undefined)
const ann = async () => Response.json({ username: 'ann' })
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

test('an unknown user is shown as a visitor after five seconds, is not taken for signed out, and is asked for again', async () => {
  const shown = aReader(never, ann)
  await seconds(4.9)
  expect(shown.current).toEqual({ me: undefined, isSignedOut: false })
  await seconds(0.2)
  expect(shown.current).toEqual({ me: null, isSignedOut: false })
  await seconds(10)
  expect(shown.current).toEqual({ me: { username: 'ann' }, isSignedOut: false })
})

test('a failing site signs no user out', async () => {
  const shown = aReader(async () => new Response('Busy.', { status: 503 }), ann)
  await seconds(1)
  expect(shown.current).toEqual({ me: null, isSignedOut: false })
  await seconds(10)
  expect(shown.current.me).toEqual({ username: 'ann' })
})

test('an invalid session is dropped and not asked about again', async () => {
  const shown = aReader(async () => new Response('Sign in first.', { status: 401 }))
  await seconds(60)
  expect(shown.current).toEqual({ me: null, isSignedOut: true })
  expect(hasSession()).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
})
