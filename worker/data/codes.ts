import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { digest, newToken } from '../secrets/token.ts'
import type { Db } from './db.ts'
import { codes } from './schema/index.ts'

export type Purpose = 'reset' | 'verify' | 'claim' | 'chessCom' | 'oauth' | 'device'

/** What a code was made for. */
export type Code = Pick<typeof codes.$inferSelect, 'subject' | 'userId' | 'data'>

interface Issued {
  purpose: Purpose
  /** Whom or what it is for: an account, an entry, an address. */
  subject: string
  userId?: string | undefined
  data?: Record<string, unknown>
  /** Milliseconds. */
  life: number
  /** The secret itself, where it is one that people type; else 256 random bits. */
  secret?: string
}

/**
 * Makes a code and returns its secret, of which only the digest is kept. Codes made before for the same purpose and subject
 * are worth nothing any more.
 */
export async function issue(db: Db, { purpose, subject, userId, data = {}, life, secret = newToken() }: Issued) {
  const now = Date.now()
  const hash = await digestOf(purpose, secret)
  await db.batch([
    db.delete(codes).where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt))),
    db.insert(codes).values({ hash, purpose, subject, userId, data, createdAt: now, expiresAt: now + life }),
  ])
  return secret
}

const CODE = { subject: codes.subject, userId: codes.userId, data: codes.data }

export type Unusable = 'unknown' | 'used' | 'late'

/** What a code is for, without using it up; or why it is worth nothing. */
export async function look(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | Unusable> {
  const stored = await db
    .select({ ...CODE, usedAt: codes.usedAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(eq(codes.hash, await digestOf(purpose, secret)))
    .get()
  if (!stored) return 'unknown'
  const { usedAt, expiresAt, ...code } = stored
  if (usedAt !== null) return 'used'
  return expiresAt <= now ? 'late' : code
}

/** Uses a code up: of many who try at once one gets it, the others hear why not. */
export async function use(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | Unusable> {
  const hash = await digestOf(purpose, secret)
  const code = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.hash, hash), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .returning(CODE)
    .get()
  if (code) return code
  const why = await look(db, purpose, secret, now)
  return typeof why === 'string' ? why : 'used'
}

/** Forgets codes that are over. */
export const sweep = (db: Db, now: number) => db.delete(codes).where(lte(codes.expiresAt, now))

/** What is kept of a secret: a code of one purpose is none of another. */
export const digestOf = (purpose: Purpose, secret: string): Promise<string> => digest(`${purpose} ${secret}`)
