const BYTES = 32

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** 256 random bits in 43 characters that are safe in cookies and URLs. */
export const newToken = (): string => base64url(crypto.getRandomValues(new Uint8Array(BYTES)))

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A word, a hyphen and 60 random bits in characters that cannot be confused. */
export const newId = (word: string): string =>
  `${word}-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

const PROOF_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PROOF = /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/g
const MAX_PROOFS = 5

/** A code for people to type or paste: `XXXX-XXXX`, of 40 random bits. */
export function newProofCode(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => PROOF_LETTERS[byte % PROOF_LETTERS.length],
  )
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The first proof codes in a text, ignoring case. */
export const findProofCodes = (text: string): string[] => (text.toUpperCase().match(PROOF) ?? []).slice(0, MAX_PROOFS)

/** The code challenge of a verifier (RFC 7636, S256). */
export const pkceChallenge = (verifier: string): Promise<string> => digest(verifier)

/** Stored in place of a secret: its SHA-256 as base64url. */
export const digest = async (secret: string): Promise<string> => base64url(await sha256(secret))

/** The `sessionID` that belongs to a secret. It authorises nothing, and the secret cannot be computed from it. */
export const sessionHandle = async (secret: string): Promise<string> => digest(`sessionID ${secret}`)

/** Whether two texts are equal; the time taken does not reveal where they differ. */
export async function equalInConstantTime(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(one), sha256(other)])
  return left.reduce((difference, byte, at) => difference | (byte ^ right[at]!), 0) === 0
}
