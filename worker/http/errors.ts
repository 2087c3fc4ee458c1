import * as say from '#words/answers.js'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { generalCode, type ErrorStatus } from '#core/contract/errors.ts'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import { faultText } from '#core/text/fault-text.ts'
import { logError } from '#party/log.ts'
import { DatabaseDown } from '../data/retried-reads.ts'
import { UnreadableTournament } from '../data/unreadable.ts'
import type { AppEnv } from '../env.ts'
import { inReaderLanguage, readerLanguage } from './reader-language.ts'
import { TooManyAttempts } from './too-many-attempts.ts'
import { RefusalError, type RefusalKind } from '../use-cases/refusal.ts'

const STATUS = {
  'invalid-input': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'site-unavailable': 502,
  unavailable: 503,
} as const satisfies Record<RefusalKind, ErrorStatus>

const INTERNAL_ERROR = say.faultOnOurSide
const DATABASE_DOWN = say.databaseUnreadable
const NOT_SAVED = say.databaseUnwritable
const UNREADABLE = say.tournamentUnreadable
const RETRY_AFTER = '30'

/** The status of a fault: 503 if a retry helps. */
export const statusOfFault = (error: unknown): 500 | 503 =>
  error instanceof DatabaseDown || error instanceof UnreadableTournament ? 503 : 500

/** Logs a fault with the request id that the answer carries. */
export function logFault(error: Error, c: Context<AppEnv>): void {
  const { method, path } = c.req
  logError(JSON.stringify({ request: c.var.requestId, method, path, fault: faultText(error) }))
}

/** Turns everything that was thrown into an answer: a sentence of plain text with its code, and never a stack. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof TooManyAttempts) return withCode(error.answerIn(readerLanguage(c)))
  if (error instanceof HTTPException && error.res) return withCode(error.res)
  // The caching headers were set for the answer that failed; they must not apply to the error.
  c.header('etag', undefined)
  c.header('cache-control', 'no-store')
  if (error instanceof RefusalError) {
    c.header(ERROR_CODE, error.code)
    return c.text(error.sentenceIn(readerLanguage(c)), STATUS[error.kind])
  }
  if (error instanceof HTTPException) {
    c.header(ERROR_CODE, generalCode(error.status))
    return c.text(error.message, error.status)
  }
  logFault(error, c)
  if (error instanceof UnreadableTournament) {
    c.header(ERROR_CODE, 'unreadable')
    return c.text(inReaderLanguage(c, UNREADABLE), 503)
  }
  const status = statusOfFault(error)
  c.header(ERROR_CODE, generalCode(status))
  if (status === 500) return c.text(inReaderLanguage(c, INTERNAL_ERROR), status)
  c.header('retry-after', RETRY_AFTER)
  return c.text(inReaderLanguage(c, error instanceof DatabaseDown && error.isWrite ? NOT_SAVED : DATABASE_DOWN), status)
}

/** Adds the error code to an answer that was thrown whole; a 304 is such an answer too, and gets no code. */
function withCode(answer: Response): Response {
  const code = generalCode(answer.status)
  if (!code) return answer
  const coded = new Response(answer.body, answer)
  coded.headers.set(ERROR_CODE, code)
  return coded
}
