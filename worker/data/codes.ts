import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { digest, newToken } from '../secrets/token.ts'
import { runBatch } from './batch.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { codes } from './schema/index.ts'

export type Purpose = 'reset' | 'verify' | 'claim' | 'chessCom' | 'oauth' | 'device'

export type Code = Pick<typeof codes.$inferSelect, 'subject' | 'userId' | 'data'>

interface NewCode {
  purpose: Purpose
  /** The account, entry or address that the code is for. */
  subject: string
  userId?: string | undefined
  data?: Record<string, unknown>
  /** Milliseconds. */
  lifetime: number
  /** A secret that people type; by default 256 random bits. */
  secret?: string
}

/**
 * Creates a code and returns its secret, of which only the digest is stored. Unused codes with the same purpose and
 * subject become invalid. `also` makes statements of the secret that run in the same batch.
 */
export async function issue(
  db: Db,
  { purpose, subject, userId, data = {}, lifetime, secret = newToken() }: NewCode,
  also: (secret: string) => BatchItem<'sqlite'>[] = () => [],
) {
  const now = Date.now()
  const hash = await codeDigest(purpose, secret)
  await db.batch([
    db.delete(codes).where(and(eq(codes.purpose, purpose), eq(codes.subject, subject), isNull(codes.usedAt))),
    db.insert(codes).values({ hash, purpose, subject, userId, data, createdAt: now, expiresAt: now + lifetime }),
    ...also(secret),
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

/** As `issue`, for many subjects; returns the secrets in the same order. */
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

/** Reads a code without using it up; or says why it is invalid. */
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

/** Uses a code up: of concurrent callers exactly one gets it, the others get the reason. */
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

/** Invalidates the links that were sent to reset the user's password or verify their address. */
export const revokeLinks = (db: Db, userId: string) =>
  db
    .delete(codes)
    .where(and(inArray(codes.purpose, ['reset', 'verify']), eq(codes.userId, userId), isNull(codes.usedAt)))

export const sweep = (db: Db, now: number) => db.delete(codes).where(lte(codes.expiresAt, now))

/** The digest includes the purpose, so that a code for one purpose is invalid for another. */
export const codeDigest = (purpose: Purpose, secret: string): Promise<string> => digest(`${purpose} ${secret}`)
