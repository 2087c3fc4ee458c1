import { afterEach, expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMember, call } from '../../support/sign-in.ts'
import { ask, bindings, fetchJson } from '#test/support/worker.ts'

const site = await aChessSite()
// Some tests here set up a Facebook app; other tests and files have none.
afterEach(() => void Object.assign(bindings, { FACEBOOK_APP_ID: undefined, FACEBOOK_APP_SECRET: undefined }))
type Headers = Record<string, string>

const link = (headers: Headers, username: string) => call('/profile/chessCom/link', { username }, headers)
const proof = async (headers: Headers) =>
  (await fetchJson<{ token: string }>('/api/profile/chessCom/token', { headers })).token
const verify = (headers: Headers) => call('/profile/chessCom/verify', {}, headers)
const accounts = (name: string, headers: Headers = {}) =>
  fetchJson<{ id: string; username: string; verified: boolean }[]>(`/api/user/${name}/getAccounts`, { headers })

test('a chess site account is linked by an existing username, and verified by a code in its profile', async () => {
  const ann = await aMember('ann-site')
  await site.member({ username: 'Rook_Ann', country: 'NL' })
  expect(await link(ann, 'nobody_there')).toMatchObject({
    status: 404,
    text: 'There’s no Chess.com member called nobody_there.',
  })
  expect((await link(ann, '')).text).toContain('Enter a username to link.')
  expect(await link(ann, 'a/../b')).toMatchObject({ status: 400, text: 'Enter a valid Chess.com username.' })
  expect((await link(ann, 'ROOK_ANN')).status).toBe(200)
  expect(await accounts('ann-site')).toEqual([])
  expect((await accounts('ann-site', ann)).find(({ id }) => id === 'chessCom')).toMatchObject({ verified: false })
  const token = await proof(ann)
  expect(token).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  expect(await verify(ann)).toMatchObject({
    status: 409,
    text: 'The code isn’t in your profile yet. Chess.com can take a few minutes to show it. Try again.',
  })
  await site.member({ username: 'Rook_Ann', location: `Delft, ${token.toLowerCase()}` })
  expect((await verify(ann)).status).toBe(200)
  expect(await accounts('ann-site')).toMatchObject([{ id: 'chessCom', verified: true }])
  expect((await verify(ann)).status).toBe(409)
})

test('a verified account can’t be linked by another user, and another user’s code proves nothing', async () => {
  const [bob, cat] = [await aMember('bob-site'), await aMember('cat-site')]
  await site.member({ username: 'shared_king' })
  await link(bob, 'shared_king')
  await link(cat, 'shared_king')
  const [token, other] = [await proof(bob), await proof(cat)]
  await site.member({ username: 'shared_king', location: token })
  expect((await verify(cat)).status).toBe(409)
  expect((await verify(bob)).status).toBe(200)
  await site.member({ username: 'shared_king', location: other })
  expect(await verify(cat)).toMatchObject({ status: 409, text: 'That account is already linked to another user.' })
})

test('an account that is replaced by another during its verification is not verified', async () => {
  const pia = await aMember('pia-site')
  await site.member({ username: 'pia_proves' })
  await link(pia, 'pia_proves')
  await site.member({ username: 'pia_proves', location: await proof(pia) })
  const exchanged = () =>
    bindings.DB.prepare("update accounts set username = 'Other' where username = 'pia_proves'").run()
  const headers = { origin: 'http://localhost', ...pia }
  const { status } = await ask('/api/profile/chessCom/verify', { method: 'POST', headers }, exchanged)
  expect(status).toBe(409)
  expect((await accounts('pia-site', pia)).find(({ id }) => id === 'chessCom')).toMatchObject({ verified: false })
})

test('while the chess site does not answer, nothing changes and the answer says so', async () => {
  const dan = await aMember('dan-site')
  await site.mood('500')
  expect(await link(dan, 'somebody_here')).toMatchObject({
    status: 502,
    text: 'Still waiting for data from Chess.com. Check back later.',
  })
  await site.mood('ok')
  expect((await ask('/api/profile/chessCom/token', { headers: dan })).text).toBe('Link your Chess.com account first.')
})

/** Grants access at Lichess; returns the code and state with which Lichess redirects back. */
async function allow(
  headers: Headers,
  username: string,
  games?: 'play' | 'bulk',
): Promise<{ code: string; state: string }> {
  const query = games === undefined ? '' : `?games=${games}`
  const { url } = await fetchJson<{ url: string }>(`/api/profile/lichess/authorize${query}`, { headers })
  const asked = new URL(url)
  expect(asked.searchParams.get('scope')).toBe(
    `email:read challenge:read${games === undefined ? '' : games === 'play' ? ' challenge:write' : ' challenge:write challenge:bulk'}`,
  )
  const form = new URLSearchParams([...asked.searchParams, ['allow', username]])
  const answer = await fetch(asked.origin + asked.pathname, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(answer.headers.get('location')!)
  expect(back.origin + back.pathname).toBe('http://localhost/me/accounts')
  return { code: back.searchParams.get('code')!, state: back.searchParams.get('state')! }
}

test('a Lichess account is linked by signing in there; its token is encrypted, and revoked when it is unlinked', async () => {
  const eve = await aMember('eve-site')
  await site.lichess({ username: 'EveKnight' })
  const sent = await allow(eve, 'EveKnight')
  const other = await aMember('other-site')
  expect((await call('/profile/lichess/link', sent, other)).status).toBe(409)
  const again = await allow(eve, 'EveKnight')
  expect((await call('/profile/lichess/link', again, eve)).status).toBe(200)
  expect(await call('/profile/lichess/link', again, eve)).toMatchObject({
    status: 409,
    text: 'That Lichess sign-in didn’t start here. Try again.',
  })
  expect(await accounts('eve-site')).toMatchObject([{ id: 'lichess', username: 'EveKnight', verified: true }])
  const stored = await bindings.DB.prepare("select token from accounts where id = 'lichess'").first<{ token: string }>()
  expect(stored!.token).not.toContain('lio_')
  expect((await ask('/api/profile/lichess/updateFrom', { headers: eve })).status).toBe(200)
  expect((await call('/profile/removeAccount', { account: 'lichess' }, eve)).status).toBe(200)
  expect(await accounts('eve-site')).toEqual([])
  expect((await ask('/api/profile/lichess/updateFrom', { headers: eve })).text).toBe('Link your Lichess account first.')
})

test('games are started in a user’s name only once they allow it; taking that back deletes the token here and at Lichess', async () => {
  const ida = await aMember('una-site')
  await site.lichess({ username: 'IdaPlays' })
  const lent = () => fetchJson<object>('/api/profile/lichess/games', { headers: ida })
  const scopes = () =>
    bindings.DB.prepare("select token, scopes from accounts where username = 'IdaPlays'").first<{
      token: string | null
      scopes: string | null
    }>()
  expect(await lent()).toEqual({ play: false, bulk: false, until: null })
  await call('/profile/lichess/link', await allow(ida, 'IdaPlays'), ida)
  expect(await lent()).toMatchObject({ play: false, bulk: false })
  await call('/profile/lichess/link', await allow(ida, 'IdaPlays', 'play'), ida)
  expect(await lent()).toEqual({ play: true, bulk: false, until: expect.any(Number) })
  // What was allowed before is asked for again.
  const sent = await call('/profile/lichess/link', await allow(ida, 'IdaPlays', 'bulk'), ida)
  expect(sent.text).not.toContain('lio_')
  expect(await lent()).toMatchObject({ play: true, bulk: true })
  expect((await scopes())!.token).not.toContain('lio_')
  expect((await call('/profile/lichess/stopGames', {}, ida)).status).toBe(200)
  expect(await scopes()).toEqual({ token: null, scopes: null })
  expect(await accounts('una-site')).toMatchObject([{ username: 'IdaPlays', verified: true }])
  expect((await ask('/api/profile/lichess/updateFrom', { headers: ida })).status).toBe(200)
  expect((await call('/profile/lichess/stopGames', {}, ida)).status).toBe(404)
})

test('a Lichess account belongs to one user only', async () => {
  const [fay, gus] = [await aMember('fay-site'), await aMember('gus-site')]
  await site.lichess({ username: 'OneOnly' })
  expect((await call('/profile/lichess/link', await allow(fay, 'OneOnly'), fay)).status).toBe(200)
  expect(await call('/profile/lichess/link', await allow(gus, 'OneOnly'), gus)).toMatchObject({
    status: 409,
    text: 'That account is already linked to another user.',
  })
})

test('users show or hide their accounts; permanent accounts and the email address can’t be removed', async () => {
  const hal = await aMember('hal-site')
  await site.lichess({ username: 'HalHidden' })
  await call('/profile/lichess/link', await allow(hal, 'HalHidden'), hal)
  await call('/profile/updateAccount', { account: 'lichess', data: { public: false } }, hal)
  expect(await accounts('hal-site')).toEqual([])
  const refusal = { status: 409, text: 'This account can be changed, but not removed.' }
  expect(await call('/profile/removeAccount', { account: 'email' }, hal)).toMatchObject(refusal)
  await bindings.DB.prepare("update accounts set permanent = 1 where username = 'HalHidden'").run()
  expect(await call('/profile/removeAccount', { account: 'lichess' }, hal)).toMatchObject(refusal)
  await site.lichess({ username: 'HalOther' })
  expect((await call('/profile/lichess/link', await allow(hal, 'HalOther'), hal)).status).toBe(409)
  expect((await accounts('hal-site', hal)).find(({ id }) => id === 'lichess')).toMatchObject({ username: 'HalHidden' })
  expect((await call('/profile/removeAccount', { account: 'chessCom' }, hal)).text).toBe('Account not found.')
})

test('Facebook is not available in a deployment without a Facebook app', async () => {
  const ida = await aMember('ida-site')
  expect(await call('/profile/facebook/link', { id: '1', accessToken: 'x' }, ida)).toMatchObject({
    status: 503,
    text: 'Authentication via Facebook is not available at this time.',
  })
})

test('a Facebook sign-in works once, for the session that started it', async () => {
  const [lou, max] = [await aMember('lou-site'), await aMember('max-site')]
  const start = (who: Headers) => ask('/api/profile/facebook/authorize', { headers: who })
  expect((await start(lou)).status).toBe(503)
  expect((await accounts('lou-site', lou)).map(({ id }) => id)).not.toContain('facebook')
  Object.assign(bindings, { FACEBOOK_APP_ID: 'kibitz-app', FACEBOOK_APP_SECRET: 'hush' })
  expect((await accounts('lou-site', lou)).map(({ id }) => id)).toContain('facebook')
  const { url } = JSON.parse((await start(lou)).text) as { url: string }
  const query = new URL(url).searchParams
  expect(query.get('client_id')).toBe('kibitz-app')
  expect(query.get('redirect_uri')).toBe(`${bindings.SITE_URL}/me/accounts`)
  await site.facebook('token-of-lou', { userId: '91', name: 'Lou', appId: 'kibitz-app' })
  const link = (who: Headers) =>
    call('/profile/facebook/link', { accessToken: 'token-of-lou', state: query.get('state') }, who)
  expect(await link(max)).toMatchObject({ status: 409, code: 'sign-in-expired' })
  const again = JSON.parse((await start(lou)).text) as { url: string }
  query.set('state', new URL(again.url).searchParams.get('state')!)
  expect(await link(lou)).toMatchObject({ status: 200, text: '{"message":"Linked to Lou."}' })
  expect(await link(lou)).toMatchObject({ status: 409, code: 'sign-in-expired' })
  expect((await call('/profile/facebook/link', { accessToken: 'token-of-lou' }, lou)).status).toBe(409)
  expect((await call('/profile/removeAccount', { account: 'facebook' }, lou)).status).toBe(200)
})

test('the linked Facebook account is the one that Facebook names for this app, whatever the client says', async () => {
  Object.assign(bindings, { FACEBOOK_APP_ID: 'kibitz-app', FACEBOOK_APP_SECRET: 'hush' })
  const [jon, kim] = [await aMember('jon-site'), await aMember('kim-site')]
  await site.facebook('token-of-jon', { userId: '77', name: 'Jon Doe', appId: 'kibitz-app' })
  await site.facebook('token-elsewhere', { userId: '78', name: 'Kim', appId: 'another-app' })
  await site.facebook('token-old', { userId: '78', name: 'Kim', appId: 'kibitz-app', expiresAt: 1 })
  const link = (id: string, accessToken: string, who: Headers) =>
    call('/profile/facebook/link', { id, name: 'Mark', email: 'mark@example.org', accessToken }, who)
  const refusal = { status: 403, text: 'That Facebook sign-in isn’t for this site. Try again.' }
  expect(await link('78', 'token-of-jon', kim)).toMatchObject(refusal)
  expect(await link('78', 'token-elsewhere', kim)).toMatchObject(refusal)
  expect(await link('78', 'token-old', kim)).toMatchObject(refusal)
  expect(await link('78', 'nonsense', kim)).toMatchObject(refusal)
  expect(await link('77', 'token-of-jon', jon)).toMatchObject({ status: 200, text: '{"message":"Linked to Jon Doe."}' })
  expect((await accounts('jon-site', jon)).find(({ id }) => id === 'facebook')).toMatchObject({
    username: 'Jon Doe',
    verified: true,
  })
  expect(await accounts('jon-site')).toEqual([])
  expect((await link('77', 'token-of-jon', kim)).text).toBe('That account is already linked to another user.')
  const known = await bindings.DB.prepare("select token, site_id from accounts where id = 'facebook'").all()
  expect(known.results).toEqual([{ token: null, site_id: '77' }])
})
