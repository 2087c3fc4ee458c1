import type { Context } from 'hono'
import { MINUTE, SECOND } from '#core/time.ts'
import { admit, type Pace, type PacedKey, takeBack, waitOf } from '../data/growing-delays.ts'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { RefusalError } from '../use-cases/refusal.ts'
import { clientNetwork } from './client-address.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/**
 * Wrong tries of one address, at secrets of all kinds. All people in a playing hall share one, so it has many. It is
 * what a single client can guess, or spend of our processors by guessing.
 */
export const OF_ADDRESS: Pace = { free: 1000, longest: 10 * SECOND }

/** Wrong tries by the one who tries, and at what they try to open. */
export const OF_SECRETS = {
  login: { own: { free: 10, longest: MINUTE }, target: { free: 50, longest: MINUTE } },
  /** The password of somebody who is signed in. */
  password: { own: { free: 10, longest: MINUTE } },
  newPassword: { own: { free: 10, longest: MINUTE } },
  claim: { own: { free: 5, longest: 10 * MINUTE }, target: { free: 50, longest: MINUTE } },
} satisfies Record<string, { own: Pace; target?: Pace }>

type Secret = keyof typeof OF_SECRETS

interface Who {
  /** The user who is signed in, or the device on which the account was signed in to before. */
  known?: string | undefined
  /** What the secret opens: an account, an entry. */
  target?: string
}

/**
 * Returns what `open` finds for a secret, such as a password or a code. Throws 429, with the time to wait, after too many
 * wrong ones. A try counts as wrong until `open` returns, so that concurrent tries are all counted. A known user or device
 * has tries of its own, which strangers can’t use up; for others the target and the address need tries left, too.
 */
export async function trySecret<Found>(
  c: Context<AppEnv>,
  secret: Secret,
  who: Who,
  open: () => Promise<Found>,
): Promise<Found> {
  const counted = await countTry(c, secret, who)
  try {
    const found = await open()
    await takeBack(c.var.db, counted)
    return found
  } catch (error) {
    // The secret was right, but what it opens is taken.
    if (error instanceof RefusalError && error.kind === 'conflict') await takeBack(c.var.db, counted)
    throw error
  }
}

async function countTry(c: Context<AppEnv>, secret: Secret, who: Who): Promise<PacedKey[]> {
  const { db } = c.var
  const now = Date.now()
  const keys = await keysOf(c, secret, who)
  const counts = await admit(db, keys, now)
  const counted = keys.filter((_, at) => counts[at] !== undefined)
  const waiting = keys.filter((_, at) => counts[at] === undefined)
  const isOwnFree = who.known !== undefined && (counts[0] ?? Infinity) <= keys[0]!.free
  if (waiting.length > 0 && !isOwnFree) {
    if (counted.length > 0) await takeBack(db, counted)
    throw tooManyAttempts(await waitOf(db, waiting, now))
  }
  return counted
}

/** The first is that of the one who tries: a known person or device, or this network with this target. */
async function keysOf(c: Context<AppEnv>, secret: Secret, { known, target }: Who): Promise<PacedKey[]> {
  const paces: { own: Pace; target?: Pace } = OF_SECRETS[secret]
  const network = clientNetwork(c)
  const own = known === undefined ? `${target} from ${network}` : `known ${known}`
  const named: [string, Pace][] = [
    [`${secret} ${own}`, paces.own],
    ...(target !== undefined && paces.target ? [[`${secret} at ${target}`, paces.target] as [string, Pace]] : []),
    [`address ${network}`, OF_ADDRESS],
  ]
  return Promise.all(named.map(async ([name, pace]) => ({ key: await wrongKey(name), ...pace })))
}

const wrongKey = (name: string): Promise<string> => digest(`wrong ${name.toLowerCase()}`)

/**
 * For secrets that are too long to be guessed, such as those of links: returns what `open` finds. If it finds nothing,
 * that is a wrong try of the address, which has to wait after many.
 */
export async function countingWrong<Found>(c: Context<AppEnv>, open: () => Promise<Found>): Promise<Found> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof RefusalError && error.kind === 'not-found')
      await countOfAddress(c, 'wrong address', OF_ADDRESS)
    throw error
  }
}

/** Counts one more try of the client's address; throws 429 if it has to wait. */
export async function countOfAddress(c: Context<AppEnv>, what: string, pace: Pace): Promise<void> {
  const { db } = c.var
  const now = Date.now()
  const key = { key: await digest(`${what} ${clientNetwork(c)}`.toLowerCase()), ...pace }
  const [count] = await admit(db, [key], now)
  if (count === undefined) throw tooManyAttempts(await waitOf(db, [key], now))
}
