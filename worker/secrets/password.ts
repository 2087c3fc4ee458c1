import { scrypt, timingSafeEqual } from 'node:crypto'
import { toBase64, fromBase64 } from './base64.ts'

/** OWASP's parameters of scrypt for 16 MiB, as an isolate has 128 MB. */
const CURRENT_COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
// Each hash takes 16 MiB while it runs.
const CONCURRENCY = 2

let running = 0
const waiting: (() => void)[] = []

/** Limits concurrent hashes, so that many logins at once do not hold up other requests. */
async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= CONCURRENCY) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const derive = (password: string, salt: Uint8Array, { N, r, p }: typeof CURRENT_COST): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 64 * 1024 * 1024 }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  )

/** Format of a stored hash: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const derived = await withSlot(() => derive(password, salt, CURRENT_COST))
  return ['scrypt', CURRENT_COST.N, CURRENT_COST.r, CURRENT_COST.p, toBase64(salt), toBase64(derived)].join('$')
}

// Compared with when the username is unknown, so that the time taken does not reveal that; no password matches it.
const DUMMY_HASH = [
  'scrypt',
  CURRENT_COST.N,
  CURRENT_COST.r,
  CURRENT_COST.p,
  toBase64(new Uint8Array(SALT_BYTES)),
  toBase64(new Uint8Array(KEY_BYTES)),
].join('$')

/** Whether the password matches its stored hash. Without a hash it never does, and it takes the same time. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', wanted = ''] = (stored ?? DUMMY_HASH).split('$')
  const derived = await withSlot(() => derive(password, fromBase64(salt), { N: Number(N), r: Number(r), p: Number(p) }))
  return timingSafeEqual(derived, fromBase64(wanted)) && Boolean(stored)
}

/** Whether a hash was made with other parameters than today's. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`scrypt$${CURRENT_COST.N}$${CURRENT_COST.r}$${CURRENT_COST.p}$`)
