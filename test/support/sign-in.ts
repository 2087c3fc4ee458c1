import { open } from '#worker/data/db.ts'
import * as credentials from '#worker/data/credentials.ts'
import { hashCost, hashPassword } from '#worker/secrets/password.ts'
import { newId } from '#worker/secrets/token.ts'
import { ask, aSession, bindings, postJson, type Answer } from './worker.ts'

export const PASSWORD = 'Grob 1. g4 forever'

let places = 0
/** Posts to the API. Each call has an IP address of its own, because of rate limits, unless `headers` give one. */
export const call = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  postJson(`/api${path}`, body, { 'cf-connecting-ip': `192.0.2.${(places += 1)}`, ...headers })

export const register = (username: string, given: object = {}): Promise<Answer> =>
  call('/register', { username, password: PASSWORD, email: `${username}@example.org`, ...given })

export const login = (username: string, password = PASSWORD, headers?: Record<string, string>): Promise<Answer> =>
  call('/login', { username, password }, headers)

/** Session headers of a browser that received this answer. */
export function signedIn({ response, text }: Answer): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const { sessionID } = JSON.parse(text) as { sessionID: string }
  return { cookie: cookies.join('; '), authorization: JSON.stringify({ sessionID }) }
}

let hashed: Promise<string> | undefined

/** Registers a user and returns their session headers. */
export async function aMember(username: string): Promise<Record<string, string>> {
  const id = newId('u')
  const email = `${username}@example.org`
  const somebody = {
    id,
    username,
    email,
    hash: await (hashed ??= hashPassword(PASSWORD, { cost: hashCost(bindings) })),
    now: Date.now(),
  }
  if (!(await credentials.register(open(bindings.DB), somebody))) throw new Error(`There is a ${username} already.`)
  return (await aSession(id)).headers
}

export const profile = (headers: Record<string, string>): Promise<Answer> => ask('/api/profile', { headers })
