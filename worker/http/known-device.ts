import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DAY, SECOND } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import type { AppEnv } from '../env.ts'
import { digest, newId } from '../secrets/token.ts'

const DEVICE_LIFETIME = 180 * DAY
const DEVICE_SECRET = /^[\w-]{43}$/

const cookieName = (c: Context<AppEnv>): string => (c.req.url.startsWith('https:') ? '__Host-device' : 'device')

/** A name for the device, if this account was signed in to from it before. */
export async function knownDevice(c: Context<AppEnv>, username: string): Promise<string | undefined> {
  const secret = getCookie(c, cookieName(c))
  if (!secret || !DEVICE_SECRET.test(secret)) return undefined
  const code = await codes.peek(c.var.db, 'device', secret, Date.now())
  return typeof code !== 'string' && code.data['name'] === username.toLowerCase() ? digest(secret) : undefined
}

/** Remembers that the user signed in from this device. */
export async function rememberDevice(
  c: Context<AppEnv>,
  { id, username }: { id: string; username: string },
): Promise<void> {
  if (await knownDevice(c, username)) return
  const secret = await codes.issue(c.var.db, {
    purpose: 'device',
    subject: newId(id),
    userId: id,
    data: { name: username.toLowerCase() },
    lifetime: DEVICE_LIFETIME,
  })
  const secure = c.req.url.startsWith('https:')
  setCookie(c, cookieName(c), secret, {
    path: '/',
    secure,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: DEVICE_LIFETIME / SECOND,
  })
}
