import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, expectTypeOf, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { columns, jsonRows, type RowOf } from '#worker/data/columns.ts'
import { open } from '#worker/data/db.ts'
import { jsonArray } from '#worker/data/json-array.ts'
import { codes, users } from '#worker/data/schema/index.ts'

beforeAll(async () => {
  const db = open(bindings.DB)
  const ann = {
    id: 'columns-ann',
    username: 'ColumnsAnn',
    uniqueId: 'columns-ann',
    isLicensed: true,
    createdAt: 1,
    updatedAt: 2,
  }
  await db.insert(users).values({ ...ann, contact: { zoom: 'ann' } })
  const code = { purpose: 'test', userId: ann.id, createdAt: 1, expiresAt: 2 }
  await db.insert(codes).values([
    { ...code, hash: 'columns-a', subject: 'a', data: { word: 'a' } },
    { ...code, hash: 'columns-b', subject: 'b', data: { word: 'b' } },
  ])
})

const USER = columns(users, 'username isLicensed name contact theme', 'u')
const CODE = jsonRows(codes, 'subject data usedAt')

test('columns are selected under the names of their fields, as SQLite returns them', async () => {
  const row = await bindings.DB.prepare(`select ${USER} from users u where id = 'columns-ann'`).first()
  expect(row).toEqual({ username: 'ColumnsAnn', isLicensed: 1, name: null, contact: '{"zoom":"ann"}', theme: null })
  expectTypeOf<RowOf<typeof USER>>().toEqualTypeOf<{
    username: string
    isLicensed: 0 | 1
    name: string | null
    contact: string
    theme: 'light' | 'dark' | null
  }>()
})

test('JSON columns stay JSON in JSON rows', async () => {
  const row = await bindings.DB.prepare(`select ${CODE} as codes from codes where purpose = 'test'`).first()
  expect(JSON.parse(String(row?.['codes']))).toEqual([
    { subject: 'a', data: { word: 'a' }, usedAt: null },
    { subject: 'b', data: { word: 'b' }, usedAt: null },
  ])
  expectTypeOf<RowOf<typeof CODE>>().toEqualTypeOf<{
    subject: string
    data: Record<string, unknown>
    usedAt: number | null
  }>()
})

test('a field that the table lacks does not compile', () => {
  // @ts-expect-error: there is no field of this name.
  columns(users, 'username nickname')
  // @ts-expect-error: nor is there one here.
  expect(() => jsonRows(users, 'nickname')).toThrow()
})

test('rows of another table are one field of a query', async () => {
  const found = await open(bindings.DB)
    .select({
      name: users.username,
      codes: jsonArray(
        { subject: codes.subject, data: codes.data, length: sql<number>`length(${codes.subject})` },
        sql`from ${codes} where ${eq(codes.userId, users.id)}`,
      ),
    })
    .from(users)
    .where(eq(users.id, 'columns-ann'))
    .get()
  expect(found).toEqual({
    name: 'ColumnsAnn',
    codes: [
      { subject: 'a', data: { word: 'a' }, length: 1 },
      { subject: 'b', data: { word: 'b' }, length: 1 },
    ],
  })
})
