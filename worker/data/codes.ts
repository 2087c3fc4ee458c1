import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { digest, newToken } from '../secrets/token.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { codes } from './schema/index.ts'

export type Purpose = 'reset' | 'verify' | 'claim' | 'chessCom' | 'oauth' | 'device'

/** What a code was made for. */
export type Code = Pick<typeof codes.$inferSelect, 'subject' | 'userId' | 'data'>

interface NewCode {
  purpose: Purpose
  /** Whom or what it is for: an account, an entry, an address. */
  subject: string
  userId?: string | undefined
  data?: Record<string, unknown>
  /** Milliseconds. */
  lifetime: number
  /** The secret itself, where it is one that people type; else 256 random bits. */
  secret?: string
}

/**
 * Makes a code and returns its secret, of which only the digest is kept. Codes made before for the same purpose and subject
 * are worth nothing any more.
 */
export async function issue(db: Db, { purpose, subject, userId, data = {}, lifetime, secret = newToken() }: NewCode) {
  const now = Date.now()
  const hash = await codeDigest(purpose, secret)
  await db.batch([
    db.delete(codes).where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt))),
    db.insert(codes).values({ hash, purpose, subject, userId, data, createdAt: now, expiresAt: now + lifetime }),
  ])
  return secret
}

interface NewCodes {
  purpose: Purpose
  subjects: string[]
  /** Milliseconds. */
  lifetime: number
  newSecret: () => string
}

/** The same for many subjects at once; returns the secrets in their order. */
export async function issueAll(db: Db, { purpose, subjects, lifetime, newSecret }: NewCodes): Promise<string[]> {
  const now = Date.now()
  const secrets = subjects.map(newSecret)
  const rows = await Promise.all(
    subjects.map(async (subject, at) => ({ subject, hash: await codeDigest(purpose, secrets[at]!) })),
  )
  const statements = jsonChunks(rows).flatMap((chunk) => [
    sql`delete from codes where purpose = ${purpose} and used_at is null
      and subject in (select value ->> 'subject' from json_each(${chunk}))`,
    sql`insert into codes (hash, purpose, subject, created_at, expires_at)
      select value ->> 'hash', ${purpose}, value ->> 'subject', ${now}, ${now + lifetime} from json_each(${chunk})`,
  ])
  if (statements.length > 0) await runBatch(db, statements)
  return secrets
}

const CODE = { subject: codes.subject, userId: codes.userId, data: codes.data }

export type CodeProblem = 'unknown' | 'used' | 'expired'

/** What a code is for, without using it up; or why it is worth nothing. */
export async function peek(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | CodeProblem> {
  const stored = await db
    .select({ ...CODE, usedAt: codes.usedAt, expiresAt: codes.expiresAt })
    .from(codes)
    .where(eq(codes.hash, await codeDigest(purpose, secret)))
    .get()
  if (!stored) return 'unknown'
  const { usedAt, expiresAt, ...code } = stored
  if (usedAt !== null) return 'used'
  return expiresAt <= now ? 'expired' : code
}

/** Consumes a code: of concurrent callers exactly one gets it, the others get the reason. */
export async function consume(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | CodeProblem> {
  const hash = await codeDigest(purpose, secret)
  const code = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.hash, hash), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .returning(CODE)
    .get()
  if (code) return code
  const why = await peek(db, purpose, secret, now)
  return typeof why === 'string' ? why : 'used'
}

/** Makes the links worth nothing that were sent to set somebody's password or prove an address of theirs. */
export const revokeLinks = (db: Db, userId: string) =>
  db
    .delete(codes)
    .where(and(inArray(codes.purpose, ['reset', 'verify']), eq(codes.userId, userId), isNull(codes.usedAt)))

/** Forgets codes that are over. */
export const sweep = (db: Db, now: number) => db.delete(codes).where(lte(codes.expiresAt, now))

/** What is kept of a secret: a code of one purpose is none of another. */
export const codeDigest = (purpose: Purpose, secret: string): Promise<string> => digest(`${purpose} ${secret}`)
