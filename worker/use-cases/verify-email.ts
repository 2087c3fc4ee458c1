import { HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as profiles from '../data/profile.ts'
import { verificationEmail } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import type { Caller } from './caller.ts'

const LIFETIME = HOUR

/** Emails the link that verifies this address of the user. */
export async function sendVerification(
  { db, env, waitUntil }: Caller,
  { id, username }: { id: string; username: string },
  email: string,
): Promise<void> {
  const code = await codes.issue(db, {
    purpose: 'verify',
    subject: id,
    userId: id,
    data: { email },
    lifetime: LIFETIME,
  })
  await profiles.updateEmail(db, id, null, { sent: Date.now() })
  const link = `${env.SITE_URL}/@/${username}/verify/email?code=${code}`
  waitUntil(sendEmail(env, verificationEmail(email, username, link)))
}
