import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { scopeOf } from '#core/contract/describe/api-call.ts'
import { CALLS } from '#core/contract/describe/calls.ts'
import { DAY, HOUR } from '#core/time.ts'
import { aMade, START } from '#test/support/made-tournament.ts'
import { aMember, call, login, PASSWORD, signedIn } from '#test/support/sign-in.ts'
import { aSaved, ask, bindings, fetchJson } from '#test/support/worker.ts'
import { app } from '#worker/app.ts'
import { sweep } from '#worker/jobs/sweep.ts'

type Headers = Record<string, string>
type Scope = 'read' | 'results' | 'manage'
const made = async (who: Headers, scope: Scope, name = `For ${scope}`) =>
  JSON.parse((await call('/profile/tokens/create', { name, scope }, who)).text) as { id: string; token: string }
const list = (who: Headers) =>
  fetchJson<{ id: string; name: string; usedAt: number | null }[]>('/api/profile/tokens', { headers: who })
const bearing = (token: string): Headers => ({ authorization: `Bearer ${token}` })
/** Posts like a program: without cookie and Origin. */
const post = (path: string, token: string, body: object = {}, more: Headers = {}) =>
  ask(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearing(token), ...more },
    body: JSON.stringify(body),
  })
const me = async (token: string) => (await ask('/api/profile', { headers: bearing(token) })).status

test('a token is shown once, stored as a digest, and acts as its owner until it is revoked', async () => {
  const ann = await aMember('ann-token')
  const { id, token } = await made(ann, 'read', ' Wall board ')
  expect(token).toMatch(/^kbz_[\w-]{43}$/)
  expect(await list(ann)).toMatchObject([{ id, name: 'Wall board', scope: 'read', usedAt: null }])
  expect(JSON.stringify(await list(ann))).not.toContain(token)
  const rows = await bindings.DB.prepare('select * from access_tokens where id = ?').bind(id).all()
  expect(JSON.stringify(rows.results)).not.toContain(token.slice(4, 20))
  const own = await fetchJson<{ username: string }>('/api/profile', { headers: bearing(token) })
  expect(own.username).toBe('ann-token')
  expect((await call('/profile/tokens/revoke', { id }, ann)).text).toBe('{"message":"Token revoked."}')
  expect((await call('/profile/tokens/revoke', { id }, ann)).status).toBe(404)
  const refused = await ask('/api/profile', { headers: bearing(token) })
  expect(refused).toMatchObject({
    status: 401,
    code: 'invalid-token',
    text: 'This access token isn’t valid. It may have been revoked, or have expired.',
  })
  // An invalid token is refused even for public data.
  expect((await ask('/api/tournaments', { headers: bearing(token) })).status).toBe(401)
})

test('a token that expires is valid until then, and is shown as expired for a month', async () => {
  const ann = await aMember('ann-expiry')
  const create = (days: unknown) => call('/profile/tokens/create', { name: 'Short', scope: 'read', days }, ann)
  const { id, token, expiresAt } = JSON.parse((await create(30)).text) as {
    id: string
    token: string
    expiresAt: number
  }
  expect(Math.abs(expiresAt - Date.now() - 30 * DAY)).toBeLessThan(HOUR)
  expect(await me(token)).toBe(200)
  expect(JSON.parse((await create(null)).text)).toMatchObject({ expiresAt: null })
  for (const days of [0, -1, 367, 1.5, '30']) expect((await create(days)).status).toBe(400)
  const expire = (at: number) =>
    bindings.DB.prepare('update access_tokens set expires_at = ? where id = ?').bind(at, id).run()
  await expire(Date.now() - 1)
  expect(await ask('/api/profile', { headers: bearing(token) })).toMatchObject({ status: 401, code: 'invalid-token' })
  await sweep(bindings, Date.now())
  expect((await list(ann)).map((one) => one.id)).toContain(id)
  await expire(Date.now() - 31 * DAY)
  await sweep(bindings, Date.now())
  expect((await list(ann)).map((one) => one.id)).not.toContain(id)
})

test('another user’s token can’t be revoked, and a twenty-first can’t be made', async () => {
  const [ann, bob] = [await aMember('ann-limit'), await aMember('bob-limit')]
  const { id, token } = await made(ann, 'read')
  expect((await call('/profile/tokens/revoke', { id }, bob)).status).toBe(404)
  expect(await me(token)).toBe(200)
  await bindings.DB.prepare(
    `insert into access_tokens (id, user_id, hash, name, scope, created_at)
     select 'many' || value, user_id, 'hash' || value, 'x', 'read', 1 from access_tokens,
       (with recursive n(value) as (select 1 union all select value + 1 from n where value < 19) select value from n)
     where id = ?`,
  )
    .bind(id)
    .run()
  expect(await call('/profile/tokens/create', { name: 'One more', scope: 'read' }, ann)).toMatchObject({
    status: 409,
    text: 'You have 20 tokens. Revoke one first.',
  })
})

async function tokensOfEachScope(name: string): Promise<Record<Scope, string>> {
  const who = await aMember(name)
  const [read, results, manage] = await Promise.all([made(who, 'read'), made(who, 'results'), made(who, 'manage')])
  return { read: read.token, results: results.token, manage: manage.token }
}

test('no call accepts a token with too small a scope, and no token can change an account', async () => {
  // One account may not make so many calls in a minute.
  const accounts = await Promise.all(['ann-scopes', 'bo-scopes', 'cy-scopes'].map(tokensOfEachScope))
  const order: Scope[] = ['read', 'results', 'manage']
  const wrong: string[] = []
  for (const [at, call] of CALLS.entries()) {
    const { method, path } = call
    const tokens = accounts[at % accounts.length]!
    const needed = scopeOf(call) as Scope | 'none'
    // The scope that is just enough and the one below it; of calls without a scope, the largest.
    const least = needed === 'none' ? order.length : order.indexOf(needed)
    for (const has of order.slice(Math.max(0, least - 1), least + 1)) {
      const enough = order.indexOf(has) >= least
      const address = path.replace(':id', 'nowhere')
      const { code } =
        method === 'post'
          ? await post(address, tokens[has])
          : await ask(`/api${address}`, { headers: bearing(tokens[has]) })
      if ((code === 'token-scope') === enough) wrong.push(`${method} ${path} with ${has}`)
    }
  }
  expect(wrong).toEqual([])
  const [tokens] = accounts as [Record<Scope, string>]
  expect(await post('/tournament/create', tokens.results, { name: 'Cup', rounds: 3 })).toMatchObject({
    status: 403,
    text: 'This needs an access token with the scope manage. This one has results.',
  })
  expect(await post('/profile/tokens/create', tokens.manage, { name: 'More', scope: 'manage' })).toMatchObject({
    status: 403,
    text: 'Access tokens can’t do that. Sign in on the site instead.',
  })
})

test('a token for results enters them at the desk, and can do nothing else there', async () => {
  const cup = await aMade('tokened')
  await cup.does(...START)
  const { token } = await made(cup.headers, 'results')
  const change = (request: object) => post(`/tournament/${cup.id}/change`, token, { request })
  expect((await change({ type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })).status).toBe(200)
  expect((await change({ type: 'close', round: 1 })).code).toBe('token-scope')
  const stranger = await made(await aMember('tokened-stranger'), 'manage')
  expect((await post(`/tournament/${cup.id}/change`, stranger.token, { request: { type: 'open' } })).status).toBe(403)
})

test('a private tournament can be read with tokens of its people only', async () => {
  const cup = await aMade('tokenread')
  const { token } = await made(cup.headers, 'read')
  const other = await made(await aMember('tokenread-stranger'), 'manage')
  const read = async (by: string) => (await ask(`/api/tournament/${cup.id}/snapshot`, { headers: bearing(by) })).status
  expect([await read(token), await read(other.token)]).toEqual([200, 404])
})

test('with a token cookies are ignored, and without one a POST still needs our Origin', async () => {
  const ann = await aMember('ann-beside')
  const { token } = await made(await aMember('bob-beside'), 'read')
  const name = async (headers: Headers) => (await fetchJson<{ username: string }>('/api/profile', { headers })).username
  expect(await name({ cookie: ann['cookie']!, ...bearing(token) })).toBe('bob-beside')
  for (const authorization of [ann['authorization']!, 'Bearer x', 'Bearer', 'Basic kbz_x', `kbz_x`]) {
    const { status, text } = await ask('/api/profile/updateSetting', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann['cookie']!, authorization },
      body: '{"theme":"dark"}',
    })
    expect([status, text]).toEqual([403, 'Only pages on this site can do that.'])
  }
  // A token in the address is ignored.
  expect((await ask(`/api/profile?access_token=${token}&sessionID=${token}`)).status).toBe(401)
})

test('the use of a token is saved at most once an hour, and looking it up takes one statement', async () => {
  await aSaved({ id: 'tokenuse' })
  const ann = await aMember('ann-use')
  const { id, token } = await made(ann, 'read')
  const asked = async () => {
    const { statements } = await ask('/api/tournament/tokenuse/snapshot', { headers: bearing(token) })
    return ['select', 'update'].map(
      (word) => statements.filter(({ sql }) => sql.startsWith(word) && sql.includes('access_tokens')).length,
    )
  }
  expect([await asked(), await asked()]).toEqual([
    [1, 1],
    [1, 0],
  ])
  await bindings.DB.prepare('update access_tokens set used_at = ? where id = ?')
    .bind(Date.now() - HOUR - 1000, id)
    .run()
  expect(await asked()).toEqual([1, 1])
  expect((await list(ann))[0]!.usedAt).toBeGreaterThan(Date.now() - HOUR)
})

test('signing out everywhere, a new password and deleting the account revoke all tokens', async () => {
  const ann = await aMember('ann-leaves')
  const kept = await made(await aMember('bob-stays'), 'read')
  const { token } = await made(ann, 'manage')
  expect((await call('/profile/endSessions', {}, ann)).status).toBe(200)
  expect([await me(token), await me(kept.token)]).toEqual([401, 200])
  const again = signedIn(await login('ann-leaves'))
  const second = await made(again, 'manage')
  expect((await call('/profile/delete', { password: PASSWORD, name: 'keep' }, again)).status).toBe(200)
  expect([await me(second.token), await me(kept.token)]).toEqual([401, 200])
})

test('a token may write 120 times a minute, and beyond that is told how long to wait', async () => {
  const { token } = await made(await aMember('ann-busy-token'), 'results')
  const write = () => post('/tournament/nowhere/setResult', token)
  for (let times = 0; times < 120; times += 1) await write()
  const { status, response, text } = await write()
  expect([status, text]).toEqual([429, 'Too many attempts. Wait 1 minute, then try again.'])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('no token is written to the log', async () => {
  const { token } = await made(await aMember('ann-log'), 'manage')
  const said: string[] = []
  const { error, warn, log } = console
  console.error = console.warn = console.log = (...words: unknown[]) => void said.push(words.join(' '))
  try {
    await ask('/api/profile', { headers: bearing(`${token}x`) })
    const ASSETS = { fetch: () => Promise.reject(new Error('The disk is full.')) } as unknown as Fetcher
    const request = new Request('http://localhost/api/openapi.json', { headers: bearing(token) })
    const context = createExecutionContext()
    expect((await app.fetch(request, { ...bindings, ASSETS }, context)).status).toBe(500)
    await waitOnExecutionContext(context)
  } finally {
    Object.assign(console, { error, warn, log })
  }
  expect(said.join(' ')).toContain('The disk is full.')
  expect(said.join(' ')).not.toContain(token.slice(4))
})
