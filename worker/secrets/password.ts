import { scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt of 16 MiB: what an isolate of 128 MB can bear. */
const NOW = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16
// Each hash holds 16 MiB while it runs.
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** A few at a time, so that a hundred logins at once starve nobody who only reads. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const derive = (password: string, salt: Uint8Array, { N, r, p }: typeof NOW): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 64 * 1024 * 1024 }, (fault, derived) =>
      fault ? reject(fault) : resolve(derived),
    ),
  )

const letters = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** What is kept of a password: `scrypt$N$r$p$salt$hash`. */
export async function hash(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const derived = await inTurn(() => derive(password, salt, NOW))
  return ['scrypt', NOW.N, NOW.r, NOW.p, letters(salt), letters(derived)].join('$')
}

// What is compared with when nobody has the name: it takes as long, and no password fits.
const NOBODY = [
  'scrypt',
  NOW.N,
  NOW.r,
  NOW.p,
  letters(new Uint8Array(SALT_BYTES)),
  letters(new Uint8Array(KEY_BYTES)),
].join('$')

/** Whether this is the password that was hashed; without a hash never, and it takes the same time. */
export async function fits(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', wanted = ''] = (kept ?? NOBODY).split('$')
  const derived = await inTurn(() => derive(password, bytesOf(salt), { N: Number(N), r: Number(r), p: Number(p) }))
  return timingSafeEqual(derived, bytesOf(wanted)) && Boolean(kept)
}

/** Whether a password should be hashed anew, since more is asked of a hash by now. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(`scrypt$${NOW.N}$${NOW.r}$${NOW.p}$`)
