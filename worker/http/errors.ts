import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERROR_CODE, generalCode, type CodeOf, type ErrorCode, type ErrorStatus } from '#core/contract/errors.ts'
import type { CodeProblem } from '../data/codes.ts'
import { DatabaseDown } from '../data/retried-reads.ts'
import type { AppEnv } from '../env.ts'

/** An expected no: a sentence for people, and a code for programs. */
class CodedException extends HTTPException {
  readonly code: ErrorCode
  constructor(status: ErrorStatus, message: string, code: ErrorCode) {
    super(status, { message })
    this.code = code
  }
}

const refusal =
  <Status extends ErrorStatus>(status: Status) =>
  (sentence: string, code = generalCode(status) as ErrorCode & CodeOf<Status>): HTTPException =>
    new CodedException(status, sentence, code)

export const badRequest = refusal(400)
export const unauthorized = refusal(401)
export const forbidden = refusal(403)
export const notFound = refusal(404)
export const conflict = refusal(409)
export const gone = refusal(410)
export const badGateway = refusal(502)
export const unavailable = refusal(503)

/** Why the code of a letter's link is worth nothing. */
export function codeError(
  why: CodeProblem,
  used = 'This link has already been used. Request a new one.',
): HTTPException {
  if (why === 'unknown') return notFound('This link isn’t valid. Request a new one.', 'unknown-code')
  return why === 'used' ? gone(used, 'code-used') : gone('This link has expired. Request a new one.', 'code-expired')
}

const INTERNAL_ERROR = 'Something went wrong on our side. Try again in a moment.'
const DATABASE_DOWN = 'Kibitz can’t read its data right now. Try again in a minute.'
const RETRY_AFTER = '30'

/** What a fault is answered with: 503 where trying again helps. */
export const statusOfFault = (error: unknown): 500 | 503 => (error instanceof DatabaseDown ? 503 : 500)

/** Writes down what happened inside, under the id that the asker was given. */
export function logFault(error: Error, c: Context<AppEnv>): void {
  const { method, path } = c.req
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  console.error(JSON.stringify({ request: c.var.requestId, method, path, fault: error.stack ?? error.message, cause }))
}

/** The one place where what was thrown becomes an answer: a sentence of plain text with its code, and never a stack. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof HTTPException && error.res) return withCode(error.res)
  // The caching headers were set for the answer that failed; they must not apply to the error.
  c.header('etag', undefined)
  c.header('cache-control', 'no-store')
  if (error instanceof HTTPException) {
    c.header(ERROR_CODE, error instanceof CodedException ? error.code : generalCode(error.status))
    return c.text(error.message, error.status)
  }
  logFault(error, c)
  const status = statusOfFault(error)
  c.header(ERROR_CODE, generalCode(status))
  if (status === 500) return c.text(INTERNAL_ERROR, status)
  c.header('retry-after', RETRY_AFTER)
  return c.text(DATABASE_DOWN, status)
}

/** An answer that was made where it was thrown; 304 is one, and no error. */
function withCode(answer: Response): Response {
  const code = generalCode(answer.status)
  if (!code) return answer
  const coded = new Response(answer.body, answer)
  coded.headers.set(ERROR_CODE, code)
  return coded
}
