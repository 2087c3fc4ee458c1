import { DAY } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import * as profiles from '../data/profile.ts'
import { emailChangedEmail } from '../mail/emails.ts'
import { sendEmail } from '../mail/send.ts'
import type { SignedInCaller } from './caller.ts'

const REVERT_LIFETIME = 7 * DAY

interface FormerAddress {
  email: string | null
  isVerified: boolean
}

/** Gives the account another email address, unverified at first, and tells the former one. */
export async function changeEmail(
  caller: SignedInCaller,
  { email, isPublic, before }: { email: string; isPublic?: boolean | undefined; before: FormerAddress | undefined },
): Promise<void> {
  // null removes the answer about the former address: the user is asked about this one once it is verified.
  const flags = { public: isPublic ?? null, verified: false, sent: null }
  await profiles.updateEmail(caller.db, caller.user.id, email, flags)
  if (before?.email) await tellFormerAddress(caller, before.email, before.isVerified)
}

/**
 * Emails the address that is no longer the account's. If it was verified, the email has a link that takes the account
 * back: the change may have been made by a stranger.
 */
async function tellFormerAddress(
  { db, env, user, waitUntil }: SignedInCaller,
  email: string,
  isVerified: boolean,
): Promise<void> {
  const code = isVerified
    ? await codes.issue(db, {
        purpose: 'reset',
        subject: `${user.id} ${email}`,
        userId: user.id,
        data: { email },
        lifetime: REVERT_LIFETIME,
      })
    : undefined
  const link = code && `${env.SITE_URL}/reset/password?code=${code}`
  waitUntil(sendEmail(env, emailChangedEmail(email, user.username, link)))
}
