import { expect, test } from 'vitest'
import { aPerson } from '#test/support/people.ts'
import { ask, aUser } from '#test/support/worker.ts'

test('one user reads sixty profiles a minute, and is told when to go on', async () => {
  const names = Array.from({ length: 61 }, (_, at) => `many${at}`)
  for (const name of names) await aPerson(name)
  const { headers } = await aUser('collector')
  for (const name of names.slice(0, 60)) expect((await ask(`/api/user/${name}`, { headers })).status, name).toBe(200)
  // The calls and the page about one profile count once, and one's own not at all.
  for (const path of ['/api/user/many3/getAccounts', '/api/user/many3/getMatches', '/@/many3', '/api/user/collector'])
    expect((await ask(path, { headers })).status, path).toBe(200)
  for (const path of ['', '/getAccounts', '/getMatches']) {
    const { status, text, response } = await ask(`/api/user/many60${path}`, { headers })
    expect([status, text]).toEqual([429, 'Too many attempts. Wait 1 minute, then try again.'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await ask('/@/many60', { headers })).status).toBe(429)
  const { headers: other } = await aUser('collector-2')
  expect((await ask('/api/user/many60', { headers: other })).status).toBe(200)
})
