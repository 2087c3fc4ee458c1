import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { HOUR, MINUTE, SECOND } from '#core/time.ts'
import * as tries from '../data/tries.ts'
import type { App } from '../env.ts'
import { digest } from '../secrets/token.ts'

/** How often something may be tried within a span, by one address and about one account. */
const LIMITS = {
  login: { span: 10 * MINUTE, address: 60, account: 10 },
  register: { span: HOUR, address: 10 },
  reset: { span: HOUR, address: 20, account: 3 },
  reminder: { span: HOUR, address: 20, account: 3 },
  newPassword: { span: HOUR, address: 20 },
  verify: { span: HOUR, address: 20, account: 3 },
  link: { span: HOUR, address: 60, account: 20 },
  claim: { span: HOUR, address: 20, account: 5 },
  feedback: { span: HOUR, address: 20, account: 10 },
  join: { span: HOUR, address: 120, account: 60 },
  submit: { span: MINUTE, address: 120, account: 30 },
  search: { span: MINUTE, address: 120 },
} satisfies Record<string, Limit>

interface Limit {
  span: number
  address: number
  account?: number
}
export type Limited = keyof typeof LIMITS

/** Where a request comes from, as the edge says; a visitor's own header says nothing. */
const addressOf = (c: Context<App>): string => c.req.header('cf-connecting-ip') ?? 'here'

const keyOf = (what: Limited, of: 'address' | 'account', who: string): Promise<string> =>
  digest(`${what} ${of} ${who.toLowerCase()}`)

/**
 * Counts a try of the asker's address, and of the account it is about if one is given; throws 429 with Retry-After once
 * there were too many. One statement counts, so what comes at once is counted all the same.
 */
export async function limited(c: Context<App>, what: Limited, account?: string): Promise<void> {
  const { span, address, account: most }: Limit = LIMITS[what]
  await spend(c, await keyOf(what, 'address', addressOf(c)), span, address)
  if (account !== undefined && most !== undefined) await spend(c, await keyOf(what, 'account', account), span, most)
}

/** Takes back a try that was no guess. */
export async function forgiven(c: Context<App>, what: Limited, account: string): Promise<void> {
  const { db } = c.var
  const [here, about] = await Promise.all([keyOf(what, 'address', addressOf(c)), keyOf(what, 'account', account)])
  await db.batch([tries.forgive(db, here), tries.forgive(db, about)])
}

async function spend(c: Context<App>, key: string, span: number, most: number): Promise<void> {
  const now = Date.now()
  const { count, until } = await tries.count(c.var.db, key, now, span)
  if (count > most) throw tooOften(until - now)
}

/** 429: when to try again is in the sentence and in the header. */
function tooOften(wait: number): HTTPException {
  const seconds = Math.max(1, Math.ceil(wait / SECOND))
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many tries. Wait ${minutes} minute${minutes === 1 ? '' : 's'}, then try again.`
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
