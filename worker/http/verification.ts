import type { Context } from 'hono'
import { HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as profiles from '../data/profile.ts'
import type { AppEnv } from '../env.ts'
import { verificationEmail } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import { rateLimit } from './rate-limit.ts'

const LIFETIME = HOUR

/** Sends the letter that verifies an address of somebody's. */
export async function sendVerification(
  c: Context<AppEnv>,
  { id, username }: { id: string; username: string },
  email: string,
): Promise<void> {
  const { db } = c.var
  await rateLimit(c, 'verify', id)
  const code = await codes.issue(db, {
    purpose: 'verify',
    subject: id,
    userId: id,
    data: { email },
    lifetime: LIFETIME,
  })
  await profiles.updateEmail(db, id, null, { sent: Date.now() })
  const link = `${c.env.SITE_URL}/@/${username}/verify/email?code=${code}`
  c.executionCtx.waitUntil(sendEmail(c.env, verificationEmail(email, username, link)))
}
