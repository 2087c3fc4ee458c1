import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { userOf, type User } from '../data/sessions.ts'
import type { App } from '../env.ts'
import { digest, equal, handleOf } from '../secrets/token.ts'
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
  return userOf(c.var.db, await digest(secret), Date.now())
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
