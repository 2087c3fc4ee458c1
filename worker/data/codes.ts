import { digest, newToken } from '../secrets/token.ts'
import type { Db } from './db.ts'

export type Purpose = 'reset' | 'verify' | 'claim' | 'chessCom' | 'oauth' | 'device'

/** What a code was made for. */
export interface Code {
  subject: string
  userId: string | null
  data: Record<string, unknown>
}

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
  await db.$client.batch([
    db.$client
      .prepare('delete from codes where purpose = ?1 and subject = ?2 and used_at is null')
      .bind(purpose, subject),
    db.$client
      .prepare(
        `insert into codes (hash, purpose, subject, user_id, data, created_at, expires_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(await digestOf(purpose, secret), purpose, subject, userId ?? null, JSON.stringify(data), now, now + life),
  ])
  return secret
}

const STATE =
  'select subject, user_id as userId, data, used_at as usedAt, expires_at as expiresAt from codes where hash = ?1'

type Stored = { subject: string; userId: string | null; data: string; usedAt: number | null; expiresAt: number }
export type Unusable = 'unknown' | 'used' | 'late'

/** What a code is for, without using it up; or why it is worth nothing. */
export async function look(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | Unusable> {
  const stored = await db.$client
    .prepare(STATE)
    .bind(await digestOf(purpose, secret))
    .first<Stored>()
  if (!stored) return 'unknown'
  if (stored.usedAt !== null) return 'used'
  return stored.expiresAt <= now ? 'late' : codeOf(stored)
}

/** Uses a code up: of many who try at once one gets it, the others hear why not. */
export async function use(db: Db, purpose: Purpose, secret: string, now: number): Promise<Code | Unusable> {
  const stored = await db.$client
    .prepare(
      `update codes set used_at = ?2 where hash = ?1 and used_at is null and expires_at > ?2
       returning subject, user_id as userId, data`,
    )
    .bind(await digestOf(purpose, secret), now)
    .first<Stored>()
  if (stored) return codeOf(stored)
  const why = await look(db, purpose, secret, now)
  return typeof why === 'string' ? why : 'used'
}

/** The statement that uses a code up within a batch; whether it did is its `changes`. */
export const using = async (db: Db, purpose: Purpose, secret: string, now: number): Promise<D1PreparedStatement> =>
  db.$client
    .prepare('update codes set used_at = ?2 where hash = ?1 and used_at is null and expires_at > ?2')
    .bind(await digestOf(purpose, secret), now)

/** Forgets codes that are over. */
export const sweep = (db: Db, now: number): D1PreparedStatement =>
  db.$client.prepare('delete from codes where expires_at <= ?1').bind(now)

/** What is kept of a secret: a code of one purpose is none of another. */
export const digestOf = (purpose: Purpose, secret: string): Promise<string> => digest(`${purpose} ${secret}`)

const codeOf = ({ subject, userId, data }: Stored): Code => ({ subject, userId, data: JSON.parse(data) })
