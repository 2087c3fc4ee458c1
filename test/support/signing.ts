import { ask, posted, type Answer } from './worker.ts'

export const PASSWORD = 'Grob 1. g4 forever'

let places = 0
/** Posts to a call; each asks from somewhere else, unless they say from where. */
export const call = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  posted(`/api${path}`, body, { 'cf-connecting-ip': `192.0.2.${(places += 1)}`, ...headers })

export const register = (username: string, given: object = {}): Promise<Answer> =>
  call('/register', { username, password: PASSWORD, email: `${username}@example.org`, ...given })

export const login = (username: string, password = PASSWORD, headers?: Record<string, string>): Promise<Answer> =>
  call('/login', { username, password }, headers)

/** The headers of a browser that got this answer. */
export function signedIn({ response, text }: Answer): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const { sessionID } = JSON.parse(text) as { sessionID: string }
  return { cookie: cookies.join('; '), authorization: JSON.stringify({ sessionID }) }
}

/** Somebody who registers, as their browser is from then on. */
export const aMember = async (username: string): Promise<Record<string, string>> => signedIn(await register(username))

export const profile = (headers: Record<string, string>): Promise<Answer> => ask('/api/profile', { headers })
