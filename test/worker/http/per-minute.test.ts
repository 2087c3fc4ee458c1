import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { expectErrors } from '#test/support/expect-errors.ts'
import { ask, aUser, bindings, platformLimits } from '#test/support/worker.ts'
import type { AppEnv, Bindings } from '#worker/env.ts'
import { onError } from '#worker/http/errors.ts'
import { limitPerMinute } from '#worker/http/per-minute.ts'

const from = (network: string, path: string) =>
  ask(path, { headers: { 'cf-connecting-ip': `${network}::${Math.random().toString(16).slice(2, 6)}` } })

test('looking up names is limited across all lists and pages, far above what a hall needs', async () => {
  await aUser('listed-name')
  const network = '2001:db8:88:1'
  const paths = ['/api/users', '/api/teams', '/api/users/letters', '/api/teams/letters']
  await from(network, '/users?search=listed')
  const answers = []
  for (let at = 0; at < 620; at += 1) answers.push(await from(network, paths[at % paths.length]!))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(599)
  const refused = answers.at(-1)!
  expect([refused.status, refused.code, refused.text]).toEqual([
    429,
    'too-many-attempts',
    'Too many attempts. Wait 1 minute, then try again.',
  ])
  expect(refused.response.headers.get('retry-after')).toBe('60')
  // Searching, pages and other networks go on.
  expect((await from(network, '/api/search?q=listed')).status).toBe(200)
  expect((await from('2001:db8:88:2', '/api/users')).status).toBe(200)
  // A page shows what was shown lately, or comes without names; it never claims that there are none.
  const known = await from(network, '/users?search=listed')
  expect([known.status, known.text.includes('listed-name')]).toEqual([200, true])
  const unknown = await from(network, '/users?search=listed-n')
  expect([unknown.status, unknown.text.includes('listed-name')]).toEqual([200, false])
  expect(unknown.text).not.toMatch(/No users yet|No names start with/)
})

test.each(['users', 'teams', 'tournaments', 'announcements'])(
  'a page of /%s has at most a hundred rows',
  async (list) => {
    expect((await from('2001:db8:88:3', `/api/${list}?limit=101`)).text).toBe(
      'The limit must be a number from 1 to 100.',
    )
    expect((await from('2001:db8:88:3', `/api/${list}?limit=100`)).status).toBe(200)
  },
)

const app = new Hono<AppEnv>().onError(onError).get('/:account', async (c) => {
  await limitPerMinute(c, 'submit', c.req.param('account'))
  return c.text('in')
})
const statuses = async (account: string, env: Partial<Bindings>, calls: number) =>
  (await Promise.all(Array.from({ length: calls }, () => app.request(`/${account}`, {}, { ...bindings, ...env })))).map(
    ({ status }) => status,
  )

test('the platform counts where it can', async () => {
  // Its minutes begin by the clock, so one may begin during the test.
  const refused = (await statuses('platform', platformLimits, 61)).filter((status) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(await statuses('other', platformLimits, 1)).toEqual([200])
})

test('while the platform’s limit fails, and where it is missing, each isolate counts for itself', async () => {
  expectErrors()
  const fails = { limit: () => Promise.reject(new Error('no limits today')) }
  for (const [account, env] of [
    ['failing', { PER_MINUTE_30: fails }],
    ['missing', {}],
  ] as const) {
    const answers = await statuses(account, env, 35)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
  }
})
