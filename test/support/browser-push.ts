import type { ReceivedPush } from '#simulator/push.ts'

const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => Uint8Array.from(parts.flatMap((part) => [...part]))

/** A browser's push subscription, which decrypts pushes (RFC 8291). */
export async function aBrowser() {
  const pair = (await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
    'deriveBits',
  ])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = crypto.getRandomValues(new Uint8Array(16))

  const derive = async (
    secret: Uint8Array<ArrayBuffer>,
    salt: Uint8Array<ArrayBuffer>,
    info: Uint8Array<ArrayBuffer>,
    length: number,
  ) => {
    const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
    return new Uint8Array(
      await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, 8 * length),
    )
  }
  return {
    keys: { p256dh: base64url(point), auth: base64url(auth) },
    async read({ body }: ReceivedPush): Promise<unknown> {
      const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))
      const [salt, length] = [bytes.slice(0, 16), bytes[20]!]
      const [sender, sealed] = [bytes.slice(21, 21 + length), bytes.slice(21 + length)]
      const theirs = await crypto.subtle.importKey('raw', sender, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
      const algorithm = { name: 'ECDH', public: theirs } as never
      const shared = new Uint8Array(await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256))
      const secret = await derive(shared, auth, joined(text('WebPush: info\0'), point, sender), 32)
      const key = await derive(secret, salt, text('Content-Encoding: aes128gcm\0'), 16)
      const iv = await derive(secret, salt, text('Content-Encoding: nonce\0'), 12)
      const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, sealed))
      return JSON.parse(new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2))))
    },
  }
}
