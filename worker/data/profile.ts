import { and, eq, sql } from 'drizzle-orm'
import type { AccountChange, SettingChange } from '#core/contract/profile.ts'
import type { Db } from './db.ts'
import { users } from './schema/index.ts'

/** A text of a profile; `account` is also the name of its column. */
type Text = Extract<AccountChange, { account: 'bio' | 'name' | 'nationality' | 'fide' | 'ecf' }>

const change = (db: Db, userId: string, set: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(set).where(eq(users.id, userId)).run()

export const updateText = (db: Db, userId: string, { account, data }: Text, now: number): Promise<D1Result> =>
  change(db, userId, {
    [account]: data === '' && account !== 'bio' && account !== 'nationality' ? null : data,
    updatedAt: now,
  })

/** Stores contact details without the empty ones. */
export const updateContact = (
  db: Db,
  userId: string,
  contact: Record<string, string | undefined>,
  now: number,
): Promise<D1Result> =>
  change(db, userId, {
    contact: Object.fromEntries(Object.entries(contact).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    updatedAt: now,
  })

/** Stores settings; an empty text clears one. */
export async function updateSettings(
  db: Db,
  userId: string,
  { theme, backgroundURL, emailRequests, emailRounds }: SettingChange,
) {
  if (emailRequests !== undefined) await updateEmail(db, userId, null, { requests: emailRequests })
  if (emailRounds !== undefined) await updateEmail(db, userId, null, { rounds: emailRounds })
  if (theme === undefined && backgroundURL === undefined) return
  await change(db, userId, {
    theme: theme === '' ? null : theme,
    backgroundUrl: backgroundURL === '' ? null : backgroundURL,
  })
}

/** Merges `meta` into the stored data about the user's email address, and changes the address unless it is null. */
export const updateEmail = (
  db: Db,
  userId: string,
  email: string | null,
  meta: Record<string, unknown>,
): Promise<D1Result> =>
  db
    .update(users)
    .set({ email: email === null ? undefined : sql`lower(${email})`, emailMeta: patched(meta) })
    .where(eq(users.id, userId))
    .run()

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
