import { expect, test } from 'vitest'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'
import { newToken } from '#worker/secrets/token.ts'

await aSaved({ id: 'members', settings: { public: false } })
const ann = await aUser('ann', 2)
const bob = await aUser('bob', 2)
const get = async (headers: Record<string, string>, path = '/api/tournament/members/snapshot') => {
  const { status, statements } = await ask(path, { headers })
  return {
    status,
    sessions: statements.filter(({ sql }) => sql.includes('sessions') && sql.startsWith('select')).length,
  }
}
const carrying = (secret: string, handle: unknown) => ({
  cookie: `sid=${secret}`,
  authorization: JSON.stringify({ theme: 'dark', sessionID: handle }),
})

test('only the secret together with its handle identifies a user, in one statement', async () => {
  expect(await get(ann.headers)).toEqual({ status: 200, sessions: 1 })
  const { statements } = await ask('/api/tournament/members/snapshot', { headers: ann.headers })
  expect(statements.find(({ sql }) => sql.includes('sessions'))!.read).toBeLessThanOrEqual(2)
})

test.each([
  ['the secret alone', { cookie: `sid=${ann.secret}` }],
  ['the handle alone', { authorization: ann.headers['authorization']! }],
  [
    'the handle in a cookie, as a page of another site would send it',
    { cookie: `sid=${ann.secret}; sessionID=${ann.handle}` },
  ],
  ["someone else's handle", carrying(ann.secret, bob.handle)],
  ['a handle that is no text', carrying(ann.secret, { length: 43 })],
  ['a secret that nobody has', carrying(newToken(), ann.handle)],
  ['a header that is no JSON', { ...carrying(ann.secret, ann.handle), authorization: 'Bearer x' }],
  ['a header that says null', { ...carrying(ann.secret, ann.handle), authorization: 'null' }],
])('%s signs no user in, and costs no statement', async (_, headers) => {
  expect(await get(headers)).toEqual({ status: 404, sessions: 0 })
})

test('the use of a session is saved at most once a minute', async () => {
  const noted = async () =>
    (await ask('/api/tournament/members/snapshot', { headers: dora.headers })).statements.filter(({ sql }) =>
      sql.startsWith('update "sessions"'),
    ).length
  const dora = await aUser('dora', 2)
  expect([await noted(), await noted(), await noted()]).toEqual([1, 0, 0])
})

test('an expired session does not count', async () => {
  const { headers, handle } = await aUser('cleo', 2)
  await bindings.DB.prepare('update sessions set expires_at = ? where handle = ?')
    .bind(Date.now() - 1, handle)
    .run()
  expect(await get(headers)).toEqual({ status: 404, sessions: 1 })
})

test('requests that need no user look up no session', async () => {
  await aSaved({ id: 'sessionopen', rounds: ['1-2 1'] })
  await get(ann.headers, '/api/tournament/sessionopen/snapshot')
  expect((await ask('/api/tournament/sessionopen/snapshot', { headers: ann.headers })).statements).toEqual([])
})

test('the database holds no secret', async () => {
  const { results } = await bindings.DB.prepare('select * from sessions').all()
  expect(JSON.stringify(results)).not.toContain(ann.secret)
})
