import { Hono } from 'hono'
import { afterAll, expect, test, vi } from 'vitest'
import { bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import type { AppEnv } from '#worker/env.ts'
import { onError } from '#worker/http/errors.ts'
import { rateLimit, type LimitName } from '#worker/http/rate-limit.ts'

// With a fixed clock no delay ends during a test.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => vi.useRealTimers())

const app = new Hono<AppEnv>().onError(onError).get('/:what/:name', async (c) => {
  c.set('db', open(c.env.DB))
  await rateLimit(c, c.req.param('what') as LimitName, c.req.param('name'))
  return c.text('in')
})
const from = (address: string, name: string, what: LimitName = 'feedback') =>
  app.request(`/${what}/${name}`, { headers: { 'cf-connecting-ip': address } }, bindings)
const allowed = async (answers: (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).filter(({ status }) => status === 200).length

test('an account allows ten posts in an hour, from all addresses together and however fast', async () => {
  expect(await allowed(Array.from({ length: 30 }, (_, at) => from(`10.0.0.${at}`, 'ann')))).toBe(10)
  const refused = await from('10.0.1.1', 'Ann')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await refused.text()).toBe('Too many attempts. Wait 60 minutes, then try again.')
})

test('an address allows what a hall of 600 phones needs, then slows a single client down', async () => {
  expect(await allowed(Array.from({ length: 600 }, () => from('10.1.0.1', 'x', 'register')))).toBe(600)
  expect(await allowed(Array.from({ length: 600 }, () => from('10.1.0.1', 'x', 'register')))).toBe(400)
  const refused = await from('10.1.0.1', 'x', 'register')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.text()).toBe('Too many attempts. Wait 1 second, then try again.')
  vi.setSystemTime(Date.now() + 1000)
  expect(await allowed(Array.from({ length: 20 }, () => from('10.1.0.1', 'x', 'register')))).toBe(1)
  expect((await from('10.1.0.1', 'x', 'register')).headers.get('retry-after')).toBe('2')
  expect((await from('10.1.0.2', 'x', 'register')).status).toBe(200)
})

test('an account that is refused uses up nothing of its address', async () => {
  await allowed(Array.from({ length: 1100 }, () => from('10.4.0.1', 'eager')))
  expect((await from('10.4.0.1', 'calm')).status).toBe(200)
})

test('reaching one limit does not affect another', async () => {
  expect(await allowed(Array.from({ length: 12 }, () => from('10.3.0.1', 'bob')))).toBe(10)
  expect((await from('10.3.0.1', 'bob', 'verify')).status).toBe(200)
})

test('neither addresses nor names are stored', async () => {
  await from('10.2.0.1', 'secretive')
  const { results } = await bindings.DB.prepare('select * from tries').all()
  expect(JSON.stringify(results)).not.toMatch(/10\.2|secretive/)
})
