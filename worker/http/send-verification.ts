import type { Context } from 'hono'
import { HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as profiles from '../data/profile.ts'
import type { AppEnv } from '../env.ts'
import { verificationEmail } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'

const VERIFICATION_LIFETIME = HOUR

/** Sends the letter whose link proves that an address is somebody's. */
export async function sendVerification(
  c: Context<AppEnv>,
  user: { id: string; username: string },
  email: string,
): Promise<void> {
  const { db } = c.var
  const code = await codes.issue(db, {
    purpose: 'verify',
    subject: user.id,
    userId: user.id,
    data: { email },
    lifetime: VERIFICATION_LIFETIME,
  })
  await profiles.updateEmail(db, user.id, null, { sent: Date.now() })
  const link = `${c.env.SITE_URL}/@/${user.username}/verify/email?code=${code}`
  c.executionCtx.waitUntil(sendEmail(c.env, verificationEmail(email, user.username, link)))
}
