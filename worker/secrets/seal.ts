import { toBase64, fromBase64 } from './base64.ts'

const IV_BYTES = 12

const key = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`seal ${secret}`)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

/** Encrypts a text with the deployment's secret (AES-GCM), as for tokens of other sites before they are stored. */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(secret), new TextEncoder().encode(text))
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`
}

/** Decrypts a text; undefined when it was encrypted with another secret, or altered. */
export async function unseal(sealed: string, secret: string): Promise<string | undefined> {
  const [iv = '', body = ''] = sealed.split('.')
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      await key(secret),
      fromBase64(body),
    )
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}
