import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '../env.ts'
import { toBase64, fromBase64 } from './base64.ts'
import { takeTurns } from './take-turns.ts'

/** Parameters of scrypt. */
interface HashCost {
  N: number
  r: number
  p: number
}

/** OWASP's parameters with 16 MiB; an isolate has 128 MB. */
const DEPLOYED_COST: HashCost = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
/** Each hash takes 16 MiB while it runs, and many sign-ins at once must not hold up other requests. */
const inTurn = takeTurns(2)

interface Hashing {
  cost?: HashCost
  /** Where the password comes from: many hashes for one network wait for each other, and not others for them. */
  line?: string
}

/**
 * Parameters of new hashes. They are lower under test only: a deployed site must never store hashes that are quick to
 * guess.
 */
export const hashCost = ({ ENVIRONMENT, SCRYPT_N }: Pick<Bindings, 'ENVIRONMENT' | 'SCRYPT_N'>): HashCost =>
  ENVIRONMENT === 'test' && SCRYPT_N ? { ...DEPLOYED_COST, N: Number(SCRYPT_N) } : DEPLOYED_COST

const derive = (password: string, salt: Uint8Array, { N, r, p }: HashCost): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  )

const stored = ({ N, r, p }: HashCost, salt: Uint8Array, derived: Uint8Array): string =>
  ['scrypt', N, r, p, toBase64(salt), toBase64(derived)].join('$')

/** The stored form of a password: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(
  password: string,
  { cost = DEPLOYED_COST, line = '' }: Hashing = {},
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return stored(cost, salt, await inTurn(line, () => derive(password, salt, cost)))
}

// No password has this hash. An unknown username is compared with it, so that the answer takes as long as for a known one.
const dummyHash = (cost: HashCost): string => stored(cost, new Uint8Array(SALT_BYTES), new Uint8Array(KEY_BYTES))

/** Whether this is the hashed password. Without a hash false, after the same work. */
export async function verifyPassword(
  password: string,
  hash: string | null | undefined,
  { cost = DEPLOYED_COST, line = '' }: Hashing = {},
): Promise<boolean> {
  const [, N, r, p, salt = '', wanted = ''] = (hash ?? dummyHash(cost)).split('$')
  const costs = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await inTurn(line, () => derive(password, fromBase64(salt), costs))
  return timingSafeEqual(derived, fromBase64(wanted)) && Boolean(hash)
}

/** Whether a hash has another cost than new ones, so that the password should be hashed again. */
export const needsRehash = (hash: string, { N, r, p } = DEPLOYED_COST): boolean =>
  !hash.startsWith(`scrypt$${N}$${r}$${p}$`)
