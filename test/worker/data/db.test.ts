import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { countingDatabase } from '../../support/count-statements.ts'
import { bindings } from '#test/support/worker.ts'
import { open, prepareOnce } from '#worker/data/db.ts'
import { DatabaseDown, retryReads } from '#worker/data/retried-reads.ts'
import { tries, users } from '#worker/data/schema/index.ts'

test('the error of a failed statement does not contain its values', async () => {
  const db = open(bindings.DB)
  const somebody = {
    id: 'db-one',
    username: 'One',
    uniqueId: 'db-one',
    passwordHash: 'a secret',
    createdAt: 1,
    updatedAt: 1,
  }
  await db.insert(users).values(somebody)
  const fault = await db
    .insert(users)
    .values(somebody)
    .catch((error: unknown) => error)
  expect(String(fault)).toContain('UNIQUE constraint failed: users.')
  expect(String((fault as Error).stack)).not.toContain('a secret')
})

test('a query is prepared once per database, however often that is opened', () => {
  let built = 0
  const query = prepareOnce((db) => {
    built += 1
    return db.select().from(tries).where(eq(tries.key, 'db')).prepare()
  })
  const { d1 } = countingDatabase(bindings.DB)
  expect(query(open(d1))).toBe(query(open(d1)))
  expect(query(open(bindings.DB))).not.toBe(query(open(d1)))
  expect(built).toBe(2)
})

test('a failed read is tried again, a failed write is not, as it may have been done', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const ran: string[] = []
  const d1 = {
    prepare: (sql: string) => ({ sql, all: () => (ran.push(sql), Promise.reject(new Error('down'))) }),
    batch: (all: { sql: string }[]) => (
      ran.push(all.map(({ sql }) => sql).join('; ')),
      Promise.reject(new Error('down'))
    ),
  } as unknown as D1Database
  const db = retryReads(d1)
  const [read, write] = ['select 1', 'insert into x values (1) returning 1']
  await expect(db.prepare(read).all()).rejects.toThrow(DatabaseDown)
  await expect(db.prepare(write).all()).rejects.toThrow(DatabaseDown)
  await expect(db.batch([db.prepare(read), db.prepare(read)])).rejects.toThrow(DatabaseDown)
  await expect(db.batch([db.prepare(read), db.prepare(write)])).rejects.toThrow(DatabaseDown)
  expect(ran).toEqual([read, read, write, `${read}; ${read}`, `${read}; ${read}`, `${read}; ${write}`])
})
