import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { MINUTE } from '#core/time.ts'
import { lru } from '../cache/lru.ts'
import type { AppEnv, CallsPerMinute } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { clientNetwork } from './client-address.ts'
import { logFault } from './errors.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/**
 * Calls a minute from one address, or of one account, helper or token. All people in a playing hall share an address, so
 * a hall of 600 phones stays below the limits of addresses.
 */
export const PER_MINUTE = {
  /** Results and games reported by players and captains. */
  submit: { account: 30 },
  /** Results entered by a helper’s link. */
  help: { account: 600 },
  /** Match pages of Chess.com that are not cached. */
  teamPage: { address: 60, account: 20 },
  /** Profiles of others. */
  profiles: { address: 6000, account: 60 },
  /** Lists of all names. */
  lists: { address: 600 },
  search: { address: 6000 },
  meetings: { address: 6000 },
  following: { address: 6000 },
  /** Preview pictures that have to be drawn. */
  previews: { address: 30 },
  /** Sockets opened by embeds on pages of other sites. */
  socket: { address: 6000 },
  /** Evaluations by the event’s engine: a call every half second, of one account. */
  evaluate: { account: 120 },
  /** Searches in rating lists: at most two a second, while somebody types. */
  ratings: { account: 120 },
  tokenRead: { account: 600 },
  tokenWrite: { account: 120 },
} satisfies Record<string, Partial<Record<'address' | 'account', CallsPerMinute>>>

type MinuteLimit = keyof typeof PER_MINUTE

/** Counts a call of the client’s address, and of the account if one is given; throws 429 beyond the limits. */
export async function limitPerMinute(c: Context<AppEnv>, what: MinuteLimit, account?: string): Promise<void> {
  const { address, account: most }: Partial<Record<'address' | 'account', CallsPerMinute>> = PER_MINUTE[what]
  const isWithin =
    (address === undefined || (await isCounted(c, `${what} address ${clientNetwork(c)}`, address))) &&
    (account === undefined || most === undefined || (await isCounted(c, `${what} account ${account}`, most)))
  if (!isWithin) throw tooManyAttempts(MINUTE)
}

/** As `limitPerMinute`, but counts the account alone. */
export async function limitAccountPerMinute(
  c: Context<AppEnv>,
  what: 'profiles' | 'tokenRead' | 'tokenWrite',
  account: string,
): Promise<void> {
  if (!(await isCounted(c, `${what} account ${account}`, PER_MINUTE[what].account))) throw tooManyAttempts(MINUTE)
}

/** Counts a call of the client’s address; returns whether it is within the limit. */
export const isWithinMinute = (c: Context<AppEnv>, what: 'lists' | 'previews' | 'socket'): Promise<boolean> =>
  isCounted(c, `${what} address ${clientNetwork(c)}`, PER_MINUTE[what].address)

/** Slows down clients that would copy all names; people who type stay below the limit. */
export const limitCalls = (what: MinuteLimit) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await limitPerMinute(c, what)
    await next()
  })

/** By the platform, in the data centre where this runs; without its binding, or while that fails, in this isolate. */
async function isCounted(c: Context<AppEnv>, who: string, most: CallsPerMinute): Promise<boolean> {
  const platform = c.env[`PER_MINUTE_${most}`]
  try {
    if (platform) return (await platform.limit({ key: await digest(who.toLowerCase()) })).success
  } catch (error) {
    logFault(error as Error, c)
  }
  return isCountedHere(who.toLowerCase(), most)
}

const MAX_KNOWN = 50_000
const counts = lru<{ count: number; until: number }>(MAX_KNOWN)

function isCountedHere(key: string, most: number): boolean {
  const now = Date.now()
  const known = counts.get(key)
  const current = known && known.until > now ? known : { count: 0, until: now + MINUTE }
  counts.set(key, { ...current, count: current.count + 1 })
  return current.count < most
}
