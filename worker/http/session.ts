import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { deviceName } from '#core/people/device.ts'
import { MINUTE, SECOND } from '#core/time.ts'
import { logError } from '#party/log.ts'
import { setLanguage } from '../data/profile.ts'
import { SESSION_LIFETIME, insert, touch, findUser, type SessionUser } from '../data/sessions.ts'
import type { AppEnv } from '../env.ts'
import { digest, equalInConstantTime, sessionHandle, newToken } from '../secrets/token.ts'
import { chosenLanguage } from './reader-language.ts'
import { isFilePath } from '../pages/missing-file.ts'

const SECRET = /^[\w-]{43}$/

/** Name of the cookie with the session's secret; the `__Host-` prefix needs https. */
const secretCookie = (url: string): string => (url.startsWith('https:') ? '__Host-sid' : 'sid')

/**
 * The signed-in user, or undefined. Both are needed: the secret cookie, which no script can read, and the `sessionID`
 * derived from it. Looked up on demand and once per request, so that a public read costs no statement.
 */
export function currentUser(c: Context<AppEnv>): Promise<SessionUser | undefined> {
  const known = c.var.currentUser ?? findUserOfCookies(c)
  c.set('currentUser', known)
  return known
}

async function findUserOfCookies(c: Context<AppEnv>): Promise<SessionUser | undefined> {
  const secret = getCookie(c, secretCookie(c.req.url))
  const handle = claimedSessionID(c)
  if (!secret || !handle || !SECRET.test(secret)) return undefined
  if (!(await equalInConstantTime(handle, await sessionHandle(secret)))) return undefined
  const now = Date.now()
  const user = await findUser(c.var.db, await digest(secret), now)
  if (user && user.seenAt + MINUTE < now)
    c.executionCtx.waitUntil(touch(c.var.db, user.sessionID, now).run().catch(logError))
  const chosen = chosenLanguage(c)
  if (user && chosen && chosen !== user.language)
    c.executionCtx.waitUntil(setLanguage(c.var.db, user.id, chosen).catch(logError))
  return user
}

/**
 * The `sessionID` that a request claims. A call sends it in Authorization, as the JSON of all readable cookies: another
 * site can't forge that header. A socket can't set headers and sends it in its query, after its Origin was checked. A
 * page load or a download has cookies only, and changes nothing.
 */
function claimedSessionID(c: Context<AppEnv>): string | undefined {
  const { pathname, searchParams } = new URL(c.req.url)
  if (pathname.startsWith('/api/') && !isFilePath(pathname)) return sessionIDInHeader(c.req.header('authorization'))
  if (pathname.startsWith('/parties/')) return searchParams.get('sessionID') ?? undefined
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? getCookie(c, 'sessionID') : undefined
}

function sessionIDInHeader(header = ''): string | undefined {
  try {
    const cookies: unknown = JSON.parse(header)
    if (typeof cookies !== 'object' || cookies === null || !('sessionID' in cookies)) return undefined
    return typeof cookies.sessionID === 'string' ? cookies.sessionID : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs a user in: sets a new secret in a cookie that no script can read, and returns the `sessionID` derived from it.
 * Always a new session, never one the browser brought (session fixation).
 */
export async function startSession(c: Context<AppEnv>, userId: string): Promise<string> {
  const secret = newToken()
  const [secretHash, handle] = await Promise.all([digest(secret), sessionHandle(secret)])
  const device = deviceName(c.req.header('user-agent'))
  await insert(c.var.db, { secretHash, handle, userId, device, now: Date.now() }).run()
  const secure = c.req.url.startsWith('https:')
  const shared = { path: '/', secure, sameSite: 'Lax', maxAge: SESSION_LIFETIME / SECOND } as const
  setCookie(c, secretCookie(c.req.url), secret, { ...shared, httpOnly: true })
  setCookie(c, 'sessionID', handle, shared)
  return handle
}

export function clearSessionCookies(c: Context<AppEnv>): void {
  const secure = c.req.url.startsWith('https:')
  for (const name of [secretCookie(c.req.url), 'sessionID']) deleteCookie(c, name, { path: '/', secure })
}
