import { and, eq, sql } from 'drizzle-orm'
import type { AccountChange, SettingChange } from '#core/contract/profile.ts'
import type { ContactAnswers } from '#core/people/contact.ts'
import type { Db } from './db.ts'
import { users } from './schema/index.ts'

type ContactChange = Extract<AccountChange, { account: 'contact' }>['data']
/** A text of a profile; `account` is also the name of its column. */
type Text = Extract<AccountChange, { account: 'bio' | 'name' | 'nationality' | 'fide' | 'ecf' }>

const change = (db: Db, userId: string, set: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(set).where(eq(users.id, userId)).run()

export const updateText = (db: Db, userId: string, { account, data }: Text, now: number): Promise<D1Result> =>
  change(db, userId, {
    [account]: data === '' && account !== 'bio' && account !== 'nationality' ? null : data,
    updatedAt: now,
  })

/** Letters and pushes to the user are written in this language from now on. */
export const setLanguage = (db: Db, userId: string, language: string): Promise<D1Result> =>
  change(db, userId, { language })

/** Stores contact details without the empty ones, and the answers who may see them. */
export const updateContact = (
  db: Db,
  userId: string,
  { shown = {}, ...contact }: ContactChange,
  now: number,
): Promise<D1Result> => {
  const known = Object.entries({ ...contact, shown }).filter(([, value]) => value)
  return change(db, userId, { contact: Object.fromEntries(known), updatedAt: now })
}

/** Stores the answers who may see contact details; missing ones stay. */
export const answerContacts = (db: Db, userId: string, { email, ...shown }: ContactAnswers) =>
  db
    .update(users)
    .set({
      contact: sql`json_patch(${users.contact}, ${JSON.stringify({ shown })})`,
      ...(email !== undefined && { emailMeta: patched({ public: email }) }),
    })
    .where(eq(users.id, userId))
    .run()

/** Stores settings; an empty text clears one. */
export async function updateSettings(
  db: Db,
  userId: string,
  { theme, backgroundURL, emailRequests, emailRounds, emailResults }: SettingChange,
) {
  if (emailRequests !== undefined) await updateEmail(db, userId, null, { requests: emailRequests })
  if (emailRounds !== undefined) await updateEmail(db, userId, null, { rounds: emailRounds })
  if (emailResults !== undefined) await updateEmail(db, userId, null, { results: emailResults })
  if (theme === undefined && backgroundURL === undefined) return
  await change(db, userId, {
    theme: theme === '' ? null : theme,
    backgroundUrl: backgroundURL === '' ? null : backgroundURL,
  })
}

/** Merges `meta` into the stored data about the user's email address, and changes the address unless it is null. */
export const updateEmail = (db: Db, userId: string, email: string | null, meta: Record<string, unknown>) =>
  db
    .update(users)
    .set({ email: email === null ? undefined : sql`lower(${email})`, emailMeta: patched(meta) })
    .where(eq(users.id, userId))

/** Sets an email address that the user had verified before. */
export const restoreEmail = (db: Db, userId: string, email: string) =>
  db
    .update(users)
    .set({ email, emailMeta: patched({ verified: true }) })
    .where(eq(users.id, userId))

/** Marks an email address as verified; false when the user has another by now. */
export async function markEmailVerified(db: Db, userId: string, email: string): Promise<boolean> {
  const { meta } = await db
    .update(users)
    .set({ emailMeta: patched({ verified: true }) })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .run()
  return meta.changes > 0
}

const patched = (meta: Record<string, unknown>) => sql`json_patch(${users.emailMeta}, ${JSON.stringify(meta)})`
