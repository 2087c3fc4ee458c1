import type { QueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'
import { setCookie } from './cookies.ts'
import { sessionQueries } from './session.ts'

export const login = (body: BodyOf<'/login'>) => post('/login', { body })
export const register = (body: BodyOf<'/register'>) => post('/register', { body })
export const requestReset = (body: BodyOf<'/requestPasswordReset'>) => post('/requestPasswordReset', { body })
export const requestReminder = (body: BodyOf<'/requestUsernameReminder'>) => post('/requestUsernameReminder', { body })
export const checkResetCode = (sid: string) => get('/exchangeSession', { query: { sid } })
export const setPassword = (body: BodyOf<'/triggerPasswordReset'>) => post('/triggerPasswordReset', { body })

/** Refetches everything as the new user, and applies their theme. */
export async function onSignedIn(cache: QueryClient): Promise<void> {
  // A failure is not fatal: the next page asks again.
  const me = await cache.fetchQuery({ ...sessionQueries.me(), staleTime: 0, retry: false }).catch(() => null)
  if (me?.theme) {
    document.documentElement.dataset['theme'] = me.theme
    setCookie('theme', me.theme)
  }
  void cache.invalidateQueries()
}
