import { localizedPath } from '#core/addresses/localized.ts'
import { HOUR } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import { insertion } from '../data/letters.ts'
import * as profiles from '../data/profile.ts'
import { verificationEmail } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { wakeUp } from '../queues/wake-up.ts'
import type { Caller } from './caller.ts'

const LIFETIME = HOUR

/** Emails the link that verifies this address of the user. */
export async function sendVerification(
  { db, env, waitUntil, language = 'en' }: Caller,
  { id, username }: { id: string; username: string },
  email: string,
): Promise<void> {
  const now = Date.now()
  const code = { purpose: 'verify', subject: id, userId: id, data: { email }, lifetime: LIFETIME } as const
  await codes.issue(db, code, (secret) => {
    const link = env.SITE_URL + localizedPath(language, `/@/${username}/verify/email?code=${secret}`)
    const letter = letterOf(verificationEmail(email, username, link, language), { userId: id, now, lifetime: LIFETIME })
    return [profiles.updateEmail(db, id, null, { sent: now }), insertion(db, letter)]
  })
  waitUntil(wakeUp(env, ['letters']))
}
