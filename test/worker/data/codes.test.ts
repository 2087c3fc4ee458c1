import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import * as codes from '#worker/data/codes.ts'
import { open } from '#worker/data/db.ts'

const db = open(bindings.DB)
const aCode = (subject: string, lifetime = 60_000) =>
  codes.issue(db, { purpose: 'claim', subject, lifetime, data: { n: 1 } })
const now = Date.now

test('a code is used once, even by many concurrent callers', async () => {
  const secret = await aCode('cup-1')
  expect(await codes.peek(db, 'claim', secret, now())).toEqual({ subject: 'cup-1', userId: null, data: { n: 1 } })
  const tries = await Promise.all(Array.from({ length: 20 }, () => codes.consume(db, 'claim', secret, now())))
  expect(tries.filter((one) => typeof one === 'object')).toHaveLength(1)
  expect(tries.filter((one) => one === 'used')).toHaveLength(19)
})

test('a code is unknown for another purpose, and peeking does not use it up', async () => {
  const secret = await aCode('cup-2')
  expect(await codes.consume(db, 'reset', secret, now())).toBe('unknown')
  await codes.peek(db, 'claim', secret, now())
  expect(await codes.consume(db, 'claim', secret, now())).toMatchObject({ subject: 'cup-2' })
})

test('an expired code is invalid, and is swept away', async () => {
  const secret = await aCode('cup-3', 1000)
  expect(await codes.consume(db, 'claim', secret, now() + 1001)).toBe('expired')
  await codes.sweep(db, now() + 1001).run()
  expect(await codes.peek(db, 'claim', secret, now() + 1001)).toBe('unknown')
})

test('a new code makes earlier ones invalid', async () => {
  const [before, after] = [await aCode('cup-4'), await aCode('cup-4')]
  expect(await codes.peek(db, 'claim', before, now())).toBe('unknown')
  expect(await codes.peek(db, 'claim', after, now())).toMatchObject({ subject: 'cup-4' })
})

test('the database contains no secret of a code', async () => {
  const secret = await aCode('cup-5')
  const { results } = await bindings.DB.prepare('select * from codes').all()
  expect(JSON.stringify(results)).not.toContain(secret)
})
