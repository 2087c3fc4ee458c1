import { DAY } from '#core/time.ts'
import type { NewLetter } from '../data/letters.ts'
import type { Email } from './emails.ts'

/** How long a letter without a link is tried. */
const PATIENCE = 2 * DAY

/** The row of an email that is to be sent; `lifetime` is that of its link, in milliseconds. */
export const letterOf = (
  { kind, to, subject, text }: Email,
  { userId, now, lifetime = PATIENCE }: { userId?: string; now: number; lifetime?: number },
): NewLetter => ({
  kind,
  recipient: to,
  subject,
  body: text,
  userId: userId ?? null,
  createdAt: now,
  dueAt: now,
  until: now + lifetime,
})
