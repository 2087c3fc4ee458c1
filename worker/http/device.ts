import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { DAY, SECOND } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import type { App } from '../env.ts'
import { digest, newId } from '../secrets/token.ts'

const LIFE = 180 * DAY
const DEVICE = /^[\w-]{43}$/

const nameOf = (c: Context<App>): string => (c.req.url.startsWith('https:') ? '__Host-device' : 'device')

/** A word for the device that asks, if the owner of this name has signed in from it; else an empty text. */
export async function device(c: Context<App>, username: string): Promise<string> {
  const secret = getCookie(c, nameOf(c))
  if (!secret || !DEVICE.test(secret)) return ''
  const known = await codes.look(c.var.db, 'device', secret, Date.now())
  return typeof known !== 'string' && known.data['name'] === username.toLowerCase() ? digest(secret) : ''
}

/** Remembers that somebody signed in from this device. */
export async function remember(c: Context<App>, { id, username }: { id: string; username: string }): Promise<void> {
  if (await device(c, username)) return
  const secret = await codes.issue(c.var.db, {
    purpose: 'device',
    subject: newId(id),
    userId: id,
    data: { name: username.toLowerCase() },
    life: LIFE,
  })
  const secure = c.req.url.startsWith('https:')
  setCookie(c, nameOf(c), secret, { path: '/', secure, httpOnly: true, sameSite: 'Lax', maxAge: LIFE / SECOND })
}
