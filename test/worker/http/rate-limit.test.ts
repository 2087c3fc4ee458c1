import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import type { AppEnv } from '#worker/env.ts'
import { onError } from '#worker/http/errors.ts'
import { rateLimit, type LimitName } from '#worker/http/rate-limit.ts'

const app = new Hono<AppEnv>().onError(onError).get('/:what/:name', async (c) => {
  c.set('db', open(c.env.DB))
  await rateLimit(c, c.req.param('what') as LimitName, c.req.param('name'))
  return c.text('in')
})
const from = (address: string, name: string, what: LimitName = 'login') =>
  app.request(`/${what}/${name}`, { headers: { 'cf-connecting-ip': address } }, bindings)
const allowed = async (answers: (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).filter(({ status }) => status === 200).length

test('an account allows ten attempts in ten minutes, from all addresses together and however fast', async () => {
  expect(await allowed(Array.from({ length: 30 }, (_, at) => from(`10.0.0.${at}`, 'ann')))).toBe(10)
  const refused = await from('10.0.1.1', 'Ann')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await refused.text()).toBe('Too many attempts. Wait 10 minutes, then try again.')
})

test('an address has sixty attempts, over all accounts', async () => {
  expect(await allowed(Array.from({ length: 80 }, (_, at) => from('10.1.0.1', `name${at}`)))).toBe(60)
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
