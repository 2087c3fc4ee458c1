import { MINUTE, SECOND } from '#core/time.ts'
import { backOff } from '../chess-sites/back-off.ts'
import type { LetterFate } from '../data/letters.ts'
import type { MailPace } from '../data/mail-sender.ts'
import { retryDelay } from '../outgoing/retry-delay.ts'
import type { MailAnswer } from './send.ts'

/** Milliseconds between requests: Resend takes two a second, and they may arrive closer than they were sent. */
const SPACING = 550
/** The service counts by the second: after a 429 without a time to wait, a few seconds are enough. */
const MAX_BUSY_WAIT = 5 * SECOND
const MAX_FAILED_WAIT = MINUTE

interface TryOfLetter {
  /** Failed tries before this one. */
  tries: number
  startedAt: number
  /** When the answer came. */
  now: number
  /** A random number from 0 up to 1. */
  roll: number
  /** Failed requests in a row before this one. */
  failures: number
}

/** What becomes of a letter after the mail service's answer, and when the service may be asked again. */
export function afterTry(
  answer: MailAnswer,
  { tries, startedAt, now, roll, failures }: TryOfLetter,
): { fate: LetterFate; pace: MailPace } {
  const spaced = Math.max(now, startedAt + SPACING)
  const wait = backOff(failures + 1, roll)
  switch (answer.kind) {
    case 'sent':
      return { fate: 'sent', pace: { nextAt: spaced, failures: 0 } }
    case 'refused':
      return { fate: { status: answer.status, failedAt: now }, pace: { nextAt: spaced, failures: 0 } }
    case 'busy': {
      // It is no fault of this letter, so it stays the next one.
      const nextAt = Math.max(spaced, now + (answer.wait || Math.min(wait, MAX_BUSY_WAIT)))
      return { fate: { status: answer.status }, pace: { nextAt, failures: failures + 1 } }
    }
    case 'failed':
      return {
        fate: { status: answer.status, dueAt: now + retryDelay(tries + 1, roll) },
        pace: { nextAt: Math.max(spaced, now + Math.min(wait, MAX_FAILED_WAIT)), failures: failures + 1 },
      }
  }
}
