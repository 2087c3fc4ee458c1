import * as say from '#words/shell.js'
import { languageTag } from '#words/formats.js'
import type { AnswerOf, InputOf, PathOf } from '#core/contract/describe/signature.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { ERROR_CODE, LANGUAGE_HEADER } from '#core/contract/api-headers.ts'
import { expectation } from './connection.ts'
import { cookiesHeader } from './cookies.ts'

/**
 * A failed request: `message` can be shown to the user, `code` is for decisions. Status 0: there was no answer at all.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  constructor(message: string, status: number, code?: ErrorCode) {
    super(message)
    this.status = status
    this.code = code
  }
}

const JSON_BODY = { 'Content-Type': 'application/json' }
/** Connections can die without an error; this timeout ends such a request. */
const TIMEOUT = 30_000
/** Of an answer that was kept on the device (web/offline/event-facts.ts): when its facts were last known to be current. */
export const KEPT_AT = 'x-kept-at'

/** Parameters of a call. */
interface CallInput {
  id?: string
  query?: unknown
  body?: unknown
  /** Idempotency key: a change that is sent again under the same key is made once. */
  key?: string
  signal?: AbortSignal
}
type CallArguments<Given> = object extends Given ? [input?: Given] : [input: Given]

/** The answer to `GET /api{path}`, typed by the contract; throws an `ApiError` with the server's own sentence. */
export const get = <Path extends PathOf<'get'>>(
  path: Path,
  ...[input]: CallArguments<InputOf<'get', Path> & Pick<CallInput, 'signal'>>
): Promise<AnswerOf<'get', Path>> => call(path, input)

/** The answer to `POST /api{path}`, typed by the contract; throws an `ApiError` with the server's own sentence. */
export const post = <Path extends PathOf<'post'>>(
  path: Path,
  ...[input]: CallArguments<InputOf<'post', Path> & Pick<CallInput, 'key'>>
): Promise<AnswerOf<'post', Path>> => call(path, { body: {}, ...input })

async function call<Answer>(path: string, { id = '', query, body, key, signal }: CallInput = {}): Promise<Answer> {
  // By the contract all query parameters are strings.
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  const response = await request(`/api${path.replace(':id', encodeURIComponent(id))}${search}`, {
    signal,
    ...(body
      ? {
          method: 'POST',
          headers: { ...JSON_BODY, ...(key && { 'Idempotency-Key': key }) },
          body: JSON.stringify(body),
        }
      : {}),
  })
  try {
    return (await response.json()) as Answer
  } catch {
    throw new ApiError(say.serverFault(), response.status)
  }
}

/** Any address of the site, not only the API; throws an `ApiError` unless the status is 2xx. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, Authorization: cookiesHeader(), [LANGUAGE_HEADER]: languageTag() }
  const answer = expectation()
  // POSTs come from buttons, which show their own progress: only GETs time out and count for the connection bar.
  const waits = init.method === undefined
  if (waits) answer.begin()
  const late = new AbortController()
  const timer = waits ? setTimeout(() => late.abort(), TIMEOUT) : undefined
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal
  // `no-cache` revalidates the ETag each time; an unchanged answer costs a 304.
  const response = await fetch(path, { ...init, headers, cache: 'no-cache', signal })
    .catch((error: unknown) => {
      answer.forget()
      if (init.signal?.aborted) throw error
      throw new ApiError(say.unreachable(), 0)
    })
    .finally(() => clearTimeout(timer))
  answer.heard(response.headers.get(KEPT_AT))
  if (response.ok) return response
  const code = response.headers.get(ERROR_CODE) as ErrorCode | null
  throw new ApiError(await errorSentence(response), response.status, code ?? undefined)
}

/** The server's errors are one sentence of plain text; HTML or an empty body comes from a proxy in between. */
async function errorSentence(response: Response): Promise<string> {
  const plain = response.headers.get('Content-Type')?.startsWith('text/plain')
  return (plain && (await response.text()).trim()) || say.serverFault()
}
