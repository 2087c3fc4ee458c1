import type { QueryClient } from '@tanstack/react-query'
import { get, post } from './client.ts'
import { setCookie } from './cookies.ts'
import { sessionQueries } from './session.ts'

interface Begun {
  sessionID: string
}
interface Said {
  message: string
}

export const login = (given: { username: string; password: string }): Promise<Begun> => post('/login', given)
export const register = (given: { username: string; password: string; email: string }): Promise<Begun> =>
  post('/register', given)
export const requestReset = (given: { username: string }): Promise<Said> => post('/requestPasswordReset', given)
export const requestReminder = (given: { email: string }): Promise<Said> => post('/requestUsernameReminder', given)
export const exchange = (code: string): Promise<Said> => get(`/exchangeSession?sid=${encodeURIComponent(code)}`)
export const setPassword = (given: { password: string; passwordRepeat: string; sid: string }): Promise<Begun> =>
  post('/triggerPasswordReset', given)

/** Looks at everything anew as whoever is signed in by now, and takes on the theme they chose. */
export async function begun(cache: QueryClient): Promise<void> {
  const me = await cache.fetchQuery({ ...sessionQueries.me(), staleTime: 0 })
  if (me?.theme) {
    document.documentElement.dataset['theme'] = me.theme
    setCookie('theme', me.theme)
  }
  void cache.invalidateQueries()
}

/** Signs out, and forgets what was told to who was signed in. */
export async function end(cache: QueryClient): Promise<void> {
  await get<Said>('/endSession')
  cache.setQueryData(sessionQueries.me().queryKey, null)
  void cache.invalidateQueries()
}
