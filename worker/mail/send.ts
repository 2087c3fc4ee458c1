import { open } from '../data/db.ts'
import * as emails from '../data/emails.ts'
import type { Bindings } from '../env.ts'

/** A plain-text email to one address. */
export interface Email {
  to: string
  subject: string
  text: string
}

const RESEND_API_URL = 'https://api.resend.com'
const TIMEOUT = 10_000

/**
 * Sends an email through Cloudflare's binding if there is one, else through Resend if it is configured; else stores it
 * in D1, where /dev/mail shows it in development. Throws when the mail service refuses it.
 */
export async function sendEmail(env: Bindings, letter: Email): Promise<void> {
  const from = env.MAIL_FROM ?? `Kibitz <noreply@${new URL(env.SITE_URL).hostname}>`
  if (env.EMAIL) {
    await env.EMAIL.send({ from, to: letter.to, subject: letter.subject, text: letter.text })
    return
  }
  if (env.RESEND_KEY) return sendByResend(env, env.RESEND_KEY, from, letter)
  const { to, subject, text } = letter
  await emails.insert(open(env.DB), { recipient: to, subject, body: text, createdAt: Date.now() })
}

async function sendByResend(env: Bindings, key: string, from: string, { to, subject, text }: Email): Promise<void> {
  const answer = await fetch(`${env.RESEND_API ?? RESEND_API_URL}/emails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ from, to: [to], subject, text }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  // Without the service's own message, which may repeat the address.
  if (!answer.ok) throw new Error(`The mail service returned ${answer.status}.`)
}
