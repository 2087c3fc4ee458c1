import { MINUTE, SECOND } from '#core/time.ts'
import { retryAfter } from '../chess-sites/back-off.ts'
import type { Letter } from '../data/letters.ts'
import type { Bindings } from '../env.ts'

export type MailEnv = Pick<Bindings, 'SITE_URL' | 'EMAIL' | 'MAIL_FROM' | 'RESEND_API' | 'RESEND_KEY'>

/** The mail service's answer. `status` says why in a word or two, and never has an address. */
export type MailAnswer =
  | { kind: 'sent' }
  /** The letter will never be accepted: its address is wrong, or blocked. */
  | { kind: 'refused'; status: string }
  /** Too many requests; `wait` is what the service asks for, in milliseconds, or 0. */
  | { kind: 'busy'; status: string; wait: number }
  /** No answer, an error of the service, or one of its settings. */
  | { kind: 'failed'; status: string }

const RESEND_API_URL = 'https://api.resend.com'
/** After the quota of a day or month is used up. */
const QUOTA_WAIT = 15 * MINUTE
export const MAIL_TIMEOUT = 10 * SECOND

export const hasMailService = ({ EMAIL, RESEND_KEY }: Pick<Bindings, 'EMAIL' | 'RESEND_KEY'>): boolean =>
  EMAIL !== undefined || Boolean(RESEND_KEY)

/** Asks the mail service once to send a letter, through Cloudflare's binding if there is one, else through Resend. */
export function sendLetter(env: MailEnv, letter: Letter, now: number, timeout = MAIL_TIMEOUT): Promise<MailAnswer> {
  const from = env.MAIL_FROM ?? `Kibitz <noreply@${new URL(env.SITE_URL).hostname}>`
  return env.EMAIL ? sendByBinding(env.EMAIL, from, letter, timeout) : sendByResend(env, from, letter, now, timeout)
}

/** With the headers of RFC 8058, by which mail programs stop letters with one press. */
const headersOf = ({ unsubscribe }: Letter): { headers?: Record<string, string> } =>
  unsubscribe === null
    ? {}
    : { headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }

/** Errors of Cloudflare's Email Service after which the same letter can't succeed. */
const REFUSALS = /^E_(VALIDATION_ERROR|FIELD_MISSING|RECIPIENT_\w+|CONTENT_TOO_LARGE|HEADER_\w+)$/

async function sendByBinding(binding: SendEmail, from: string, letter: Letter, timeout: number): Promise<MailAnswer> {
  const { recipient, subject, body } = letter
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), timeout))
    const email = { from, to: recipient, subject, text: body, ...headersOf(letter) }
    await Promise.race([binding.send(email), late])
    return { kind: 'sent' }
  } catch (error) {
    const status = String((error as { code?: unknown }).code ?? 'no answer').slice(0, 60)
    if (REFUSALS.test(status)) return { kind: 'refused', status }
    if (status === 'E_DAILY_LIMIT_EXCEEDED') return { kind: 'busy', status, wait: QUOTA_WAIT }
    return status === 'E_RATE_LIMIT_EXCEEDED' ? { kind: 'busy', status, wait: 0 } : { kind: 'failed', status }
  }
}

async function sendByResend(
  env: MailEnv,
  from: string,
  letter: Letter,
  now: number,
  timeout: number,
): Promise<MailAnswer> {
  const { id, createdAt, recipient, subject, body } = letter
  try {
    const answer = await fetch(`${env.RESEND_API ?? RESEND_API_URL}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env.RESEND_KEY}`,
        'content-type': 'application/json',
        // For a day, Resend sends a letter with the same key once. The time makes it unique: ids are used again.
        'idempotency-key': `kibitz-${id}-${createdAt}`,
      },
      body: JSON.stringify({ from, to: [recipient], subject, text: body, ...headersOf(letter) }),
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.ok) {
      await answer.body?.cancel()
      return { kind: 'sent' }
    }
    return await refusalOf(answer, now)
  } catch {
    return { kind: 'failed', status: 'no answer' }
  }
}

/** Resend's errors: https://resend.com/docs/api-reference/errors. */
async function refusalOf(answer: Response, now: number): Promise<MailAnswer> {
  const { name = '', message = '' } = await errorOf(answer)
  // Only the name of the error is kept: the message may repeat the address.
  const status = `${answer.status} ${/^[a-z_]{1,40}$/.test(name) ? name : ''}`.trim()
  if (answer.status === 429) {
    const asked = retryAfter(answer.headers.get('retry-after'), now)
    return { kind: 'busy', status, wait: name.endsWith('_quota_exceeded') ? Math.max(asked, QUOTA_WAIT) : asked }
  }
  // A wrong key is answered with 400 too, and is no fault of the letter.
  const isFinal = (answer.status === 400 || answer.status === 422) && !/api key/i.test(message)
  return { kind: isFinal ? 'refused' : 'failed', status }
}

async function errorOf(answer: Response): Promise<{ name?: string; message?: string }> {
  const error: unknown = await answer.json().catch(() => undefined)
  const { name, message } = (error ?? {}) as Record<string, unknown>
  return { ...(typeof name === 'string' && { name }), ...(typeof message === 'string' && { message }) }
}
