import { publicAddress, type AddressEnv } from './public-address.ts'

export interface PublicRequest {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Milliseconds for everything: all redirects, and the body. */
  timeout: number
  /** Redirects that are followed, each of them checked like the first address. */
  hops: number
  /** The largest body that is read, in bytes; 0: the body is not read. */
  maxBytes: number
  /** Content types that are read; others are `other-type`. */
  type?: RegExp
}

type PublicAnswer =
  | {
      kind: 'answer'
      status: number
      address: URL
      bytes: Uint8Array<ArrayBuffer>
      retryAfter: string | null
      /** For a conditional request. */
      etag: string | null
      modified: string | null
    }
  /** The address, or one that it leads to, may not be asked; `why` makes the sentence. */
  | { kind: 'refused'; why: () => string }
  | { kind: 'no-answer' | 'too-large' | 'other-type' | 'too-many-redirects' }

/**
 * Sends a request to an address that a user typed. All such requests go through here: only to public names by https, no
 * redirect is followed unchecked, and size and time are limited. The answer’s body is read only if its status is 2xx.
 */
export async function fetchPublic(env: AddressEnv, text: string, request: PublicRequest): Promise<PublicAnswer> {
  const { method = 'GET', headers, body, timeout, hops } = request
  const signal = AbortSignal.timeout(timeout)
  let next = text
  try {
    for (let hop = 0; hop <= hops; hop += 1) {
      const address = publicAddress(next, env)
      if (!(address instanceof URL)) return { kind: 'refused', why: address }
      const answer = await fetch(address.href, {
        method,
        headers,
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body }),
      })
      const moved = answer.headers.get('location')
      const isMoved = answer.status >= 300 && answer.status < 400 && moved !== null
      if (!isMoved || hops === 0) return await read(answer, address, request)
      await answer.body?.cancel()
      next = URL.parse(moved, address.href)?.href ?? moved
    }
    return { kind: 'too-many-redirects' }
  } catch {
    return { kind: 'no-answer' }
  }
}

async function read(answer: Response, address: URL, { maxBytes, type }: PublicRequest): Promise<PublicAnswer> {
  const { status, ok, headers, body } = answer
  const isOther = ok && type !== undefined && !type.test(headers.get('content-type') ?? '')
  const bytes = ok && !isOther && maxBytes > 0 ? await readUpTo(body, maxBytes) : new Uint8Array()
  if (!body?.locked) await body?.cancel()
  if (isOther) return { kind: 'other-type' }
  const [retryAfter, etag, modified] = ['retry-after', 'etag', 'last-modified'].map((name) => headers.get(name)) as [
    string | null,
    string | null,
    string | null,
  ]
  return bytes ? { kind: 'answer', status, address, bytes, retryAfter, etag, modified } : { kind: 'too-large' }
}

/** undefined if there are more bytes. They are counted as they arrive: the content-length header can’t be trusted. */
async function readUpTo(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of stream ?? []) {
    size += part.byteLength
    if (size > most) return undefined
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}
