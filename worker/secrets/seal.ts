const IV_BYTES = 12

const key = async (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`seal ${secret}`)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

const letters = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A text that only who knows the secret can read: another site's token, as it is stored. */
export async function seal(text: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(secret), new TextEncoder().encode(text))
  return `${letters(iv)}.${letters(new Uint8Array(sealed))}`
}

/** The text that was sealed; undefined when it was sealed with another secret or changed since. */
export async function unseal(sealed: string, secret: string): Promise<string | undefined> {
  const [iv = '', body = ''] = sealed.split('.')
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, await key(secret), bytesOf(body))
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}
