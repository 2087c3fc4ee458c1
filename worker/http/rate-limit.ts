import type { Context } from 'hono'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import * as attempts from '../data/attempts.ts'
import type { Pace } from '../data/growing-delays.ts'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import { countOfAddress } from './wrong-tries.ts'

/** All people in a playing hall share one address, so it has many tries, then growing delays. */
const HALL: Pace = { free: 1000, longest: 10 * SECOND }

/** Attempts allowed to one account within a span of milliseconds, and to one address. */
export const LIMITS = {
  register: { address: { free: 1000, longest: MINUTE } },
  reset: { span: HOUR, account: 3, address: HALL },
  reminder: { span: HOUR, account: 3, address: HALL },
  verify: { span: HOUR, account: 3, address: HALL },
  link: { span: HOUR, account: 20, address: HALL },
  claimRequest: { span: HOUR, account: 20, address: HALL },
  feedback: { span: HOUR, account: 10, address: HALL },
  /** Creating tournaments. */
  create: { span: DAY, account: 20, address: { free: 100, longest: 10 * MINUTE } },
  /** Reading files from links. */
  readLink: { span: HOUR, account: 30, address: { free: 300, longest: MINUTE } },
  join: { span: HOUR, account: 60, address: { free: 3000, longest: 10 * SECOND } },
  /** Entering a festival without an account. */
  enter: { address: { free: 1000, longest: 10 * SECOND } },
  /** Creating lists of stars. */
  follow: { address: { free: 3000, longest: 10 * SECOND } },
  /** Inviting people to teams and tournaments. */
  invite: { span: HOUR, account: 60, address: HALL },
} satisfies Record<string, Limit>

export interface Limit {
  address: Pace
  span?: number
  account?: number
}
export type LimitName = keyof typeof LIMITS

/**
 * Counts an attempt of the account, if one is given, and of the client's address; throws 429 with Retry-After beyond
 * the limit. One statement counts, so concurrent attempts are all counted.
 */
export async function rateLimit(c: Context<AppEnv>, limit: LimitName, account?: string): Promise<void> {
  const { span, address, account: most }: Limit = LIMITS[limit]
  if (account !== undefined && span !== undefined && most !== undefined) {
    const now = Date.now()
    const key = await digest(`${limit} account ${account.toLowerCase()}`)
    const { count, until } = await attempts.countAttempt(c.var.db, key, now, span)
    if (count > most) throw tooManyAttempts(until - now)
  }
  await countOfAddress(c, limit, address)
}
