import { retryAfter } from './back-off.ts'

/** A chess site's answer, after checks. */
export type SiteAnswer =
  /** `status` only in answers to a call, which the site may have refused. */
  | { kind: 'ok'; body: string; etag: string | null; status?: number }
  /** Nothing changed since the answer with the ETag of the request. */
  | { kind: 'notModified' }
  /** The site has nothing at this address (404, 410). */
  | { kind: 'missing' }
  /** The site failed, or was not asked: its circuit breaker is open, or (`isBusy`) too many requests wait. */
  | { kind: 'unavailable'; reason: string; wasAsked: boolean; retryAt: number; isBusy?: boolean }

/**
 * The answer as received. `siteWide`: the failure concerns the whole site (429, 403, a block page), not this address
 * alone. `retryAfter` in milliseconds.
 */
export type RawAnswer =
  | Exclude<SiteAnswer, { kind: 'unavailable' }>
  | { kind: 'moved'; to: string }
  | { kind: 'failed'; reason: string; siteWide: boolean; retryAfter: number }

export const MAX_BYTES = 2 * 1024 * 1024
const MAX_ETAG_LENGTH = 200

export const failedAnswer = (reason: string, siteWide = false, retryAfter = 0): RawAnswer => ({
  kind: 'failed',
  reason,
  siteWide,
  retryAfter,
})

/** Reads an answer: JSON of at most 2 MB, or what its status says. Throws only when the connection breaks. */
export async function readAnswer(response: Response, now: number): Promise<RawAnswer> {
  const answer = answerByStatus(response, now)
  if (answer) {
    await response.body?.cancel()
    return answer
  }
  const body = await readText(response)
  if (body === undefined) return failedAnswer('an answer of more than 2 MB')
  if (!(isLines(response) ? body.split('\n').filter(Boolean) : [body]).every(isJson))
    return failedAnswer('an answer that isn’t JSON')
  const etag = response.headers.get('etag')
  return { kind: 'ok', body, etag: etag !== null && etag.length <= MAX_ETAG_LENGTH ? etag : null }
}

/** Reads the answer to a call: a refusal with a reason in JSON is an answer, too. */
export async function readReply(response: Response, now: number): Promise<RawAnswer> {
  const { status, headers } = response
  const isAnswer =
    status === 200 || status === 201 || status === 204 || (status >= 400 && status < 500 && status !== 429)
  if (!isAnswer) return readAnswer(response, now)
  const body = status === 204 ? '' : await readText(response)
  if (body === undefined) return failedAnswer('an answer of more than 2 MB')
  if (body !== '' && !isJson(body)) return failedAnswer(`status ${status} without JSON`, status === 403, 0)
  return { kind: 'ok', body, etag: headers.get('etag'), status }
}

/** JSON line by line, which Lichess sends for many games. */
const isLines = ({ headers }: Response): boolean => /\bx-ndjson\b/i.test(headers.get('content-type') ?? '')

/** The answer if the status alone decides it; undefined when the body must be read. */
function answerByStatus(response: Response, now: number): RawAnswer | undefined {
  const { status, headers } = response
  if (status === 304) return { kind: 'notModified' }
  if (status === 404 || status === 410) return { kind: 'missing' }
  const location = headers.get('location')
  if ((status === 301 || status === 308) && location !== null) return { kind: 'moved', to: location }
  const wait = retryAfter(headers.get('retry-after'), now)
  if (status !== 200) return failedAnswer(`status ${status}`, status === 429 || status === 403 || wait > 0, wait)
  // A block page is HTML with status 200: the site refuses us.
  const type = headers.get('content-type') ?? ''
  return /\bjson\b/i.test(type) || isLines(response)
    ? undefined
    : failedAnswer(`${type || 'something'} instead of JSON`, /html/i.test(type))
}

/** The body as text; undefined when it exceeds `MAX_BYTES`, which are counted after decompression. */
export async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [size, body] = [0, '']
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return undefined
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
