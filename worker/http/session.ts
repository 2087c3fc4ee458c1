import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { MINUTE, SECOND } from '#core/time.ts'
import { LIFE, open, touch, userOf, type User } from '../data/sessions.ts'
import type { App } from '../env.ts'
import { digest, equal, handleOf, newToken } from '../secrets/token.ts'
import { isFile } from './file.ts'

const SECRET = /^[\w-]{43}$/

/** The cookie that holds the secret: only https can give the stronger name. */
const secretCookie = (url: string): string => (url.startsWith('https:') ? '__Host-sid' : 'sid')

/**
 * Who is asking, or undefined: the secret that no script can read, and the `sessionID` derived from it, must both be
 * there and belong together. Asked at most once a request, and only by who wants to know, so that a public read costs no
 * statement.
 */
export function visitor(c: Context<App>): Promise<User | undefined> {
  const known = c.var.visitor ?? ask(c)
  c.set('visitor', known)
  return known
}

async function ask(c: Context<App>): Promise<User | undefined> {
  const secret = getCookie(c, secretCookie(c.req.url))
  const handle = claimed(c)
  if (!secret || !handle || !SECRET.test(secret)) return undefined
  if (!(await equal(handle, await handleOf(secret)))) return undefined
  const now = Date.now()
  const user = await userOf(c.var.db, await digest(secret), now)
  if (user && user.seenAt + MINUTE < now) c.executionCtx.waitUntil(touch(c.var.db, user.sessionID, now).run())
  return user
}

/**
 * The `sessionID` a request claims. A call says it in its Authorization header, the JSON of all readable cookies: that
 * header is what another site cannot forge. A socket cannot set one and says it in its query, after its Origin was
 * checked; a page that is opened or a file that is downloaded has its cookies alone, and changes nothing.
 */
function claimed(c: Context<App>): string | undefined {
  const { pathname, searchParams } = new URL(c.req.url)
  if (pathname.startsWith('/api/') && !isFile(pathname)) return inHeader(c.req.header('authorization'))
  if (pathname.startsWith('/parties/')) return searchParams.get('sessionID') ?? undefined
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? getCookie(c, 'sessionID') : undefined
}

function inHeader(header = ''): string | undefined {
  try {
    const cookies: unknown = JSON.parse(header)
    if (typeof cookies !== 'object' || cookies === null || !('sessionID' in cookies)) return undefined
    return typeof cookies.sessionID === 'string' ? cookies.sessionID : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs somebody in: a new secret in a cookie that no script reads, and the `sessionID` derived from it, which is returned.
 * A session that the browser had before is not taken over.
 */
export async function begin(c: Context<App>, userId: string): Promise<string> {
  const secret = newToken()
  const [secretHash, handle] = await Promise.all([digest(secret), handleOf(secret)])
  await open(c.var.db, { secretHash, handle, userId, now: Date.now() }).run()
  const secure = c.req.url.startsWith('https:')
  const shared = { path: '/', secure, sameSite: 'Lax', maxAge: LIFE / SECOND } as const
  setCookie(c, secretCookie(c.req.url), secret, { ...shared, httpOnly: true })
  setCookie(c, 'sessionID', handle, shared)
  return handle
}

/** Takes the cookies of a session back. */
export function forget(c: Context<App>): void {
  const secure = c.req.url.startsWith('https:')
  for (const name of [secretCookie(c.req.url), 'sessionID']) deleteCookie(c, name, { path: '/', secure })
}
