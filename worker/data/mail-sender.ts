import { eq, lte } from 'drizzle-orm'
import { SECOND } from '#core/time.ts'
import type { Db } from './db.ts'
import { fateStatement, type LetterFate } from './letters.ts'
import { mailSender } from './schema/index.ts'

/** Milliseconds after which another run may send: longer than a request and the wait before it may take. */
const LEASE = 30 * SECOND

/** When the mail service may be asked again, and how many requests in a row have failed. */
export type MailPace = Pick<typeof mailSender.$inferSelect, 'nextAt' | 'failures'>

/** Makes this run the only one that sends letters; undefined while another one does. */
export const takeSender = (db: Db, holder: string, now: number): Promise<MailPace | undefined> =>
  db
    .insert(mailSender)
    .values({ id: 1, holder, leasedUntil: now + LEASE })
    .onConflictDoUpdate({
      target: mailSender.id,
      set: { holder, leasedUntil: now + LEASE },
      setWhere: lte(mailSender.leasedUntil, now),
    })
    .returning({ nextAt: mailSender.nextAt, failures: mailSender.failures })
    .get()

/** Records what became of a letter, and stays the sender; false when another run has become it. */
export async function recordTry(
  db: Db,
  {
    holder,
    letter,
    fate,
    pace,
    now,
  }: { holder: string; letter: number; fate: LetterFate; pace: MailPace; now: number },
): Promise<boolean> {
  const [, { meta }] = await db.batch([
    fateStatement(db, letter, fate),
    db
      .update(mailSender)
      .set({ ...pace, leasedUntil: now + LEASE })
      .where(eq(mailSender.holder, holder)),
  ])
  return meta.changes > 0
}

export const releaseSender = (db: Db, holder: string, now: number) =>
  db.update(mailSender).set({ leasedUntil: now }).where(eq(mailSender.holder, holder)).run()
