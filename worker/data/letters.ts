import { desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { letters, type LetterKind } from './schema/index.ts'

const MAX_ROWS = 100
/** Their links open accounts, for a time: without it the letter is worth nothing. */
const WITH_LINK: LetterKind[] = ['verification', 'passwordReset', 'emailChanged']

/** An email that is to be sent. */
export type NewLetter = Pick<
  typeof letters.$inferInsert,
  'kind' | 'recipient' | 'subject' | 'body' | 'userId' | 'createdAt' | 'dueAt' | 'until'
> &
  Partial<Pick<typeof letters.$inferInsert, 'tournamentId' | 'round' | 'told' | 'entry' | 'unsubscribe'>>

/** The statement that saves an email to be sent: run it in one batch with what the email is about. */
export const insertion = (db: Db, letter: NewLetter) => db.insert(letters).values(letter)

/** The same for many, under a condition. */
export const insertions = (rows: NewLetter[], condition: SQL): SQL[] =>
  jsonChunks(rows).map(
    (chunk) => sql`
      insert into letters (kind, recipient, subject, body, user_id, created_at, due_at, until,
        tournament_id, round, told, entry, unsubscribe)
      select value ->> 'kind', value ->> 'recipient', value ->> 'subject', value ->> 'body', value ->> 'userId',
        value ->> 'createdAt', value ->> 'dueAt', value ->> 'until', value ->> 'tournamentId', value ->> 'round',
        value ->> 'told', value ->> 'entry', value ->> 'unsubscribe'
      from json_each(${chunk}) where ${condition}`,
  )

export type Letter = Pick<
  typeof letters.$inferSelect,
  'id' | 'recipient' | 'subject' | 'body' | 'createdAt' | 'tries' | 'until' | 'unsubscribe'
>

// The expression of the index letters_next.
const isNotice = sql`(kind = 'notice')`

/** The letter that is sent next, if one is due; those about accounts go first. */
export const findNext = (db: Db, now: number) =>
  db.get<Letter | undefined>(sql`
    select id, recipient, subject, body, created_at as createdAt, tries, until, unsubscribe from letters indexed by letters_next
    where failed_at is null and due_at <= ${now} and until > ${now} order by ${isNotice}, due_at limit 1`)

/** When the next waiting letter is due; undefined when none waits. */
export async function nextDueAt(db: Db, now: number): Promise<number | undefined> {
  const row = await db.get<{ dueAt: number | null }>(sql`
    select min(due_at) as dueAt from letters indexed by letters_next where failed_at is null and until > ${now}`)
  return row?.dueAt ?? undefined
}

/** What becomes of a letter after a try. */
export type LetterFate = 'sent' | { status: string; dueAt?: number; failedAt?: number }

/** The statement that records a try. A sent letter is deleted: its text may open an account. */
export const fateStatement = (db: Db, id: number, fate: LetterFate) =>
  fate === 'sent'
    ? db.delete(letters).where(eq(letters.id, id))
    : db
        .update(letters)
        .set({ ...fate, tries: sql`${letters.tries} + 1` })
        .where(eq(letters.id, id))

/** Gives up letters whose time is over, and deletes texts whose links no longer work. */
export const giveUp = (db: Db, now: number) =>
  db
    .update(letters)
    .set({
      failedAt: sql`coalesce(failed_at, ${now})`,
      status: sql`coalesce(status, 'not tried')`,
      body: sql`case when ${inArray(letters.kind, WITH_LINK)} then '' else body end`,
    })
    .where(sql`body <> '' and until <= ${now} and (failed_at is null or ${inArray(letters.kind, WITH_LINK)})`)

/** Deletes letters that were given up before a time. */
export const sweepGivenUp = (db: Db, before: number) => db.delete(letters).where(lte(letters.failedAt, before))

/** Deletes letters that were written before a time. */
export const sweepOld = (db: Db, before: number) => db.delete(letters).where(lte(letters.createdAt, before))

/** Waiting letters, newest first. */
export const listLatest = (db: Db) => db.select().from(letters).orderBy(desc(letters.id)).limit(MAX_ROWS).all()
