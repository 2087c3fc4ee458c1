import { SECOND } from '#core/time.ts'
import { logWarning } from '#party/log.ts'
import { open } from '../data/db.ts'
import * as letters from '../data/letters.ts'
import { recordTry, releaseSender, takeSender } from '../data/mail-sender.ts'
import type { Bindings } from '../env.ts'
import { afterTry } from '../mail/after-try.ts'
import { hasMailService, MAIL_TIMEOUT, sendLetter, type MailEnv } from '../mail/send.ts'
import { CLOCK, type Clock } from './clock.ts'

/** Milliseconds of one run; a letter costs three of the thousand D1 statements that an invocation may run. */
const BUDGET = 25 * SECOND
/** The longest wait of a run for the mail service; after a longer one another run goes on. */
const MAX_WAIT = 5 * SECOND
/** When to look again while another run sends. */
const WHILE_TAKEN = 3 * SECOND

interface LetterRun {
  clock?: Clock
  /** Milliseconds for each request. */
  timeout?: number
  /** Random numbers from 0 up to 1. */
  roll?: () => number
}

/**
 * Sends waiting letters one by one, as fast as the mail service takes them. Returns the milliseconds after which there
 * is more to send; undefined when no letter waits, or no mail service is configured.
 */
export async function sendLetters(
  env: MailEnv & Pick<Bindings, 'DB'>,
  { clock = CLOCK, timeout = MAIL_TIMEOUT, roll = Math.random }: LetterRun = {},
): Promise<number | undefined> {
  if (!hasMailService(env)) return undefined
  const db = open(env.DB)
  const end = clock.now() + BUDGET
  const first = await letters.nextDueAt(db, clock.now())
  if (first === undefined) return undefined
  if (first > clock.now()) return first - clock.now()
  const holder = crypto.randomUUID()
  let pace = await takeSender(db, holder, clock.now())
  if (!pace) return WHILE_TAKEN
  while (clock.now() < end && pace.nextAt - clock.now() <= MAX_WAIT) {
    if (pace.nextAt > clock.now()) await clock.wait(pace.nextAt - clock.now())
    const startedAt = clock.now()
    const letter = await letters.findNext(db, startedAt)
    if (!letter) break
    const answer = await sendLetter(env, letter, startedAt, timeout)
    const now = clock.now()
    if (answer.kind === 'refused' || answer.kind === 'failed') logWarning(`Letter ${letter.id}: ${answer.status}`)
    const next = afterTry(answer, { ...letter, ...pace, startedAt, now, roll: roll() })
    pace = next.pace
    if (!(await recordTry(db, { holder, letter: letter.id, ...next, now }))) return WHILE_TAKEN
  }
  await releaseSender(db, holder, clock.now())
  const due = await letters.nextDueAt(db, clock.now())
  return due === undefined ? undefined : Math.max(0, due - clock.now(), pace.nextAt - clock.now())
}
