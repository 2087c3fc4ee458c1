import { expect, test } from 'vitest'
import { ask, aUser } from '#test/support/worker.ts'

const from = (network: string, path: string) =>
  ask(path, { headers: { 'cf-connecting-ip': `${network}::${Math.random().toString(16).slice(2, 6)}` } })

test('looking up names is limited across all lists and pages', async () => {
  await aUser('listed-name')
  const paths = ['/api/users', '/api/search?q=listed', '/api/teams', '/api/users/letters', '/api/teams/letters']
  const answers = []
  for (let at = 0; at < 150; at += 1) answers.push(await from('2001:db8:88:1', paths[at % paths.length]!))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
  const refused = answers.at(-1)!
  expect([refused.status, refused.code]).toEqual([429, 'too-many-attempts'])
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  // The page itself still comes, but without names; its call shows the refusal.
  const page = await from('2001:db8:88:1', '/users?search=listed')
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('listed-name')
  expect((await from('2001:db8:88:2', '/users?search=listed')).text).toContain('listed-name')
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
