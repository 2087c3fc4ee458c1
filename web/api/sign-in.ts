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

/** Looks at everything anew as whoever is signed in by now, and takes on the theme they chose. */
export async function onSignedIn(cache: QueryClient): Promise<void> {
  // Where nothing answers it is asked again as any page asks it.
  const me = await cache.fetchQuery({ ...sessionQueries.me(), staleTime: 0, retry: false }).catch(() => null)
  if (me?.theme) {
    document.documentElement.dataset['theme'] = me.theme
    setCookie('theme', me.theme)
  }
  void cache.invalidateQueries()
}
