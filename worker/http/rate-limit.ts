import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DAY, HOUR, MINUTE, SECOND, waitText } from '#core/time.ts'
import * as attempts from '../data/attempts.ts'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { clientNetwork } from './client-address.ts'

/** Attempts allowed within a span of milliseconds, from one address and for one account. */
export const LIMITS = {
  login: { span: 10 * MINUTE, address: 60, account: 10 },
  register: { span: HOUR, address: 10 },
  reset: { span: HOUR, address: 20, account: 3 },
  reminder: { span: HOUR, address: 20, account: 3 },
  newPassword: { span: HOUR, address: 20 },
  verify: { span: HOUR, address: 20, account: 3 },
  link: { span: HOUR, address: 60, account: 20 },
  claim: { span: HOUR, address: 20, account: 5 },
  feedback: { span: HOUR, address: 20, account: 10 },
  /** Creating tournaments. */
  create: { span: DAY, address: 60, account: 20 },
  /** Reading files from links. */
  readLink: { span: HOUR, address: 60, account: 30 },
  join: { span: HOUR, address: 120, account: 60 },
  submit: { span: MINUTE, address: 120, account: 30 },
  /** Results entered by helper links: a playing hall shares one address. */
  help: { span: MINUTE, address: 600 },
  /** Creating lists of stars: a playing hall shares one address. */
  follow: { span: HOUR, address: 300 },
  teamPage: { span: MINUTE, address: 60, account: 20 },
  /** Profiles of others. Visitors are counted in memory: a playing hall shares one address. */
  profiles: { span: MINUTE, address: 600, account: 60 },
  /** Inviting people to teams and tournaments. */
  invite: { span: HOUR, address: 300, account: 60 },
  /** Counted in memory by each isolate (memory-limit.ts), like previews. */
  lists: { span: MINUTE, address: 120 },
  /** Drawing preview pictures. */
  previews: { span: MINUTE, address: 30 },
  socket: { span: MINUTE, address: 60 },
} satisfies Record<string, Limit>

export interface Limit {
  span: number
  address: number
  account?: number
}
export type LimitName = keyof typeof LIMITS

const keyOf = (limit: LimitName, of: 'address' | 'account', who: string): Promise<string> =>
  digest(`${limit} ${of} ${who.toLowerCase()}`)

/**
 * Counts an attempt of the client's address, and of the account if one is given; throws 429 with Retry-After beyond the
 * limit. One statement counts, so concurrent attempts are all counted.
 */
export async function rateLimit(c: Context<AppEnv>, limit: LimitName, account?: string): Promise<void> {
  const { span, address, account: max }: Limit = LIMITS[limit]
  await countAttempt(c, await keyOf(limit, 'address', clientNetwork(c)), span, address)
  if (account !== undefined && max !== undefined)
    await countAttempt(c, await keyOf(limit, 'account', account), span, max)
}

/** Refunds an attempt that succeeded. */
export async function refundAttempt(c: Context<AppEnv>, limit: LimitName, account: string): Promise<void> {
  const { db } = c.var
  const [here, about] = await Promise.all([keyOf(limit, 'address', clientNetwork(c)), keyOf(limit, 'account', account)])
  await db.batch([attempts.refund(db, here), attempts.refund(db, about)])
}

/** As `rateLimit`, but counts the account alone. */
export async function limitAccount(c: Context<AppEnv>, limit: LimitName, account: string): Promise<void> {
  const { span, account: max }: Limit = LIMITS[limit]
  if (max !== undefined) await countAttempt(c, await keyOf(limit, 'account', account), span, max)
}

async function countAttempt(c: Context<AppEnv>, key: string, span: number, max: number): Promise<void> {
  const now = Date.now()
  const { count, until } = await attempts.countAttempt(c.var.db, key, now, span)
  if (count > max) throw tooManyAttempts(until - now)
}

/** A 429 with the waiting time in its sentence and in its header; `wait` is in milliseconds. */
export function tooManyAttempts(wait: number): HTTPException {
  const seconds = Math.max(1, Math.ceil(wait / SECOND))
  const message = `Too many attempts. Wait ${waitText(wait)}, then try again.`
  return new HTTPException(429, {
    message,
    res: new Response(message, {
      status: 429,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    }),
  })
}
