import { localizedPath } from '#core/addresses/localized.ts'
import { DAY } from '#core/time.ts'
import * as codes from '../data/codes.ts'
import { insertion } from '../data/letters.ts'
import * as profiles from '../data/profile.ts'
import { emailChangedEmail } from '../mail/emails.ts'
import { letterOf } from '../mail/letter.ts'
import { wakeUp } from '../queues/wake-up.ts'
import type { SignedInCaller } from './caller.ts'

const REVERT_LIFETIME = 7 * DAY

interface FormerAddress {
  email: string | null
  isVerified: boolean
}

/**
 * Gives the account another email address, unverified at first, and tells the former one in the same batch. If that was
 * verified, its letter has a link that takes the account back: the change may have been made by a stranger.
 */
export async function changeEmail(
  { db, env, user, waitUntil, language = 'en' }: SignedInCaller,
  { email, isPublic, before }: { email: string; isPublic?: boolean | undefined; before: FormerAddress | undefined },
): Promise<void> {
  // null removes the answer about the former address: the user is asked about this one once it is verified.
  const change = profiles.updateEmail(db, user.id, email, { public: isPublic ?? null, verified: false, sent: null })
  const former = before?.email
  if (!former) return void (await change)
  const tell = (secret?: string) => {
    const link = secret && env.SITE_URL + localizedPath(language, `/reset/password?code=${secret}`)
    const of = { userId: user.id, now: Date.now(), ...(link && { lifetime: REVERT_LIFETIME }) }
    return insertion(db, letterOf(emailChangedEmail(former, user.username, link, language), of))
  }
  if (before.isVerified) {
    const code = {
      subject: `${user.id} ${former}`,
      userId: user.id,
      data: { email: former },
      lifetime: REVERT_LIFETIME,
    }
    await codes.issue(db, { purpose: 'reset', ...code }, (secret) => [change, tell(secret)])
  } else await db.batch([change, tell()])
  waitUntil(wakeUp(env, ['letters']))
}
