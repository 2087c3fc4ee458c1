import { retryAfter } from './back-off.ts'

/** What a chess site said, as far as it can be believed. */
export type Answer =
  | { kind: 'fresh'; body: string; etag: string | null }
  /** Nothing changed since the answer with that tag. */
  | { kind: 'same' }
  /** There is no such thing. */
  | { kind: 'missing' }
  /** Nobody knows: the site failed, or is left alone after failing, and then was not even asked. */
  | { kind: 'unknown'; why: string; asked: boolean; retryAt: number }

/** An answer as it came: `rests` when the whole site, not this address alone, wants to be left alone. */
export type Heard =
  | Exclude<Answer, { kind: 'unknown' }>
  | { kind: 'moved'; to: string }
  | { kind: 'failed'; why: string; rests: boolean; asked: number }

export const LARGEST = 2 * 1024 * 1024
const LONGEST_ETAG = 200

export const failed = (why: string, rests = false, asked = 0): Heard => ({ kind: 'failed', why, rests, asked })

/** Reads an answer: JSON of at most 2 MB, or what its status says. Never throws for what a site may do but break off. */
export async function hear(response: Response, now: number): Promise<Heard> {
  const heard = byStatus(response, now)
  if (heard) {
    await response.body?.cancel()
    return heard
  }
  const body = await text(response)
  if (body === undefined) return failed('an answer of more than 2 MB')
  if (!isJson(body)) return failed('an answer that is no JSON')
  const etag = response.headers.get('etag')
  return { kind: 'fresh', body, etag: etag !== null && etag.length <= LONGEST_ETAG ? etag : null }
}

/** What the status says alone; undefined when the body must be read. */
function byStatus({ status, headers }: Response, now: number): Heard | undefined {
  if (status === 304) return { kind: 'same' }
  if (status === 404 || status === 410) return { kind: 'missing' }
  const location = headers.get('location')
  if ((status === 301 || status === 308) && location !== null) return { kind: 'moved', to: location }
  const asked = retryAfter(headers.get('retry-after'), now)
  if (status !== 200) return failed(`status ${status}`, status === 429 || status === 403 || asked > 0, asked)
  // A block page is HTML with status 200: whoever it is shown to is not wanted.
  const type = headers.get('content-type') ?? ''
  return /\bjson\b/i.test(type) ? undefined : failed(`${type || 'something'} instead of JSON`, /html/i.test(type))
}

/** The body as text, undefined when it is too large. It is counted as it comes, unpacked. */
export async function text(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [size, body] = [0, '']
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST) return undefined
    body += decoder.decode(chunk, { stream: true })
  }
  return body + decoder.decode()
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
