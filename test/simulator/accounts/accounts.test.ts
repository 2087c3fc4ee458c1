import { afterAll, expect, test } from 'vitest'
import { aPlan } from '#simulator/plan.ts'
import { serveChessSite } from '../../../scripts/run/chess-site.ts'
import { politely } from '../politely.ts'

const { base, site, close } = await serveChessSite()
afterAll(close)

await site.latency(1)
await site.plan(aPlan())
await site.member({
  username: 'QuietRook',
  name: 'Quinn Example',
  title: 'WFM',
  country: 'XE',
  location: 'AB12-CD34',
})
await site.club({
  slug: 'castle-club',
  name: 'Castle Club',
  admin: ['QuietRook'],
  members: ['QuietRook', 'BriskPawn'],
})
await site.lichess({ username: 'Mary', email: 'mary@example.org', title: 'WGM', online: true })
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await politely(base + path, headers)
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

test('a profile has its name in lower case and only what is set', async () => {
  const { status, body } = await get('/pub/player/quietrook')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    '@id': 'https://api.chess.com/pub/player/quietrook',
    url: 'https://www.chess.com/member/QuietRook',
    username: 'quietrook',
    title: 'WFM',
    location: 'AB12-CD34',
    country: 'https://api.chess.com/pub/country/XE',
    status: 'basic',
  })
  const [player] = aPlan().teams[0].players
  expect((await get(`/pub/player/${player?.username.toLowerCase()}`)).body).not.toHaveProperty('title')
  expect(await get('/pub/player/nobody')).toEqual({
    status: 404,
    body: { code: 0, message: 'User "nobody" not found.' },
  })
})

test('an address with an upper-case username redirects to the lower-case one', async () => {
  const response = await politely(`${base}/pub/player/QuietRook`)
  expect([response.status, response.headers.get('location')]).toEqual([301, '/pub/player/quietrook'])
})

test('a club tells its admins as addresses in lower case', async () => {
  expect((await get('/pub/club/castle-club')).body).toMatchObject({
    name: 'Castle Club',
    admin: ['https://api.chess.com/pub/player/quietrook'],
    members_count: 2,
  })
  expect((await get('/pub/club/harbour-knights')).body).toMatchObject({ name: 'Harbour Knights', members_count: 4 })
  expect((await get('/pub/club/nowhere')).status).toBe(404)
})

test("a player's clubs are listed by the address of their page, and matches by their finished games", async () => {
  expect((await get('/pub/player/quietrook/clubs')).body).toMatchObject({
    clubs: [{ '@id': 'https://www.chess.com/club/castle-club', name: 'Castle Club' }],
  })
  await site.at(aPlan().startTime + 36_000_000)
  const [player] = aPlan().teams[0].players
  expect((await get(`/pub/player/${player?.username.toLowerCase()}/matches`)).body).toMatchObject({
    finished: [{ results: { played_as_white: expect.any(String), played_as_black: expect.any(String) } }],
    in_progress: [],
  })
  expect((await get('/pub/club/night-owls/matches')).body).toMatchObject({
    finished: [{ opponent: 'https://api.chess.com/pub/club/harbour-knights', result: expect.any(String) }],
  })
  await site.offset(0)
})

test("a country has a name, also for the site's own codes", async () => {
  expect((await get('/pub/country/XW')).body).toMatchObject({ code: 'XW', name: 'Wales' })
  expect((await get('/pub/country/NO')).body).toMatchObject({ code: 'NO', name: 'Norway' })
})

test('a match page has its labels and values in rows', async () => {
  const page = async () => (await (await politely(`${base}/club/matches/live/9000001`)).text()).replaceAll(/\s+/g, ' ')
  const row = (label: string, value: string) =>
    `<div class="clubs-team-match-details-stats-row"> ${label} <aside class="clubs-team-match-aside">${value}</aside>`
  await site.at(aPlan().startTime + 60_000)
  const running = await page()
  expect(running).toContain('<div class="clubs-team-match-teams">Harbour Knights vs Night Owls</div>')
  expect(running).toContain(row('Registration Open', 'Mar 1, 2026, 5:00 PM'))
  expect(running).toContain(row('Start Time', 'Mar 1, 2026, 6:00 PM'))
  expect(running).toContain(row('Status', 'In Progress'))
  expect(running).toContain(row('Players per Team', '1 - 4'))
  expect(running).not.toContain('Finished On')
  await site.at(aPlan().startTime + 36_000_000)
  expect(await page()).toContain('Finished On')
  expect((await politely(`${base}/club/matches/live/1`)).status).toBe(404)
  await site.offset(0)
})

const VERIFIER = 'correct-horse-battery-staple-correct-horse-battery'
const challenge = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(VERIFIER))).toString('base64url')
const asked = {
  response_type: 'code',
  client_id: 'kibitz.example',
  redirect_uri: 'http://localhost:8787/back',
  code_challenge_method: 'S256',
  code_challenge: challenge,
  scope: 'email:read challenge:read',
  state: 'xyz',
}
const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
})
const consent = async (fields: Record<string, string>) => {
  const response = await fetch(`${base}/lichess/oauth`, form(fields))
  return new URL(response.headers.get('location') ?? 'http://nowhere').searchParams
}
const exchange = async (code: string, change: Record<string, string> = {}) => {
  const { client_id, redirect_uri } = asked
  const fields = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, client_id, redirect_uri, ...change }
  const response = await fetch(`${base}/lichess/api/token`, form(fields))
  return { status: response.status, body: await response.json<Record<string, unknown>>() }
}

test('lichess gives a token for a code, once, to who knows the verifier', async () => {
  const page = await (await fetch(`${base}/lichess/oauth?${new URLSearchParams(asked)}`)).text()
  expect(page).toContain('Authorize as Mary')
  const back = await consent({ ...asked, allow: 'Mary' })
  expect(back.get('state')).toBe('xyz')
  expect(back.get('code')).toMatch(/^liu_/)
  const { status, body } = await exchange(back.get('code') ?? '')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    token_type: 'Bearer',
    access_token: expect.stringMatching(/^lio_/),
    expires_in: 31_536_000,
  })
  expect((await exchange(back.get('code') ?? '')).status).toBe(400)

  const authorization = `Bearer ${body.access_token}`
  expect((await get('/lichess/api/account', { authorization })).body).toMatchObject({ id: 'mary', username: 'Mary' })
  expect((await get('/lichess/api/account/email', { authorization })).body).toEqual({ email: 'mary@example.org' })
  const given = await fetch(`${base}/lichess/api/token`, { method: 'DELETE', headers: { authorization } })
  expect(given.status).toBe(204)
  expect((await get('/lichess/api/account', { authorization })).status).toBe(401)
})

test('lichess refuses a wrong verifier, a denied consent and a token without the scope', async () => {
  const code = async (scope: string) => (await consent({ ...asked, scope, allow: 'Mary' })).get('code') ?? ''
  expect(await exchange(await code(''), { code_verifier: 'wrong' })).toEqual({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'hash of code_verifier does not match code_challenge' },
  })
  expect((await exchange(await code(''), { redirect_uri: 'http://else.example' })).status).toBe(400)
  expect((await consent(asked)).get('error')).toBe('access_denied')
  const { body } = await exchange(await code('challenge:read'))
  const narrow = await get('/lichess/api/account/email', { authorization: `Bearer ${body.access_token}` })
  expect(narrow.status).toBe(401)
})

test('lichess shows accounts without a sign-in, and flags only when they are true', async () => {
  expect((await get('/lichess/api/user/MARY')).body).toMatchObject({ id: 'mary', title: 'WGM' })
  expect(await get('/lichess/api/user/nobody')).toEqual({ status: 404, body: { error: 'Not found.' } })
  const { body } = await get('/lichess/api/users/status?ids=mary,nobody')
  expect(body).toEqual([{ name: 'Mary', title: 'WGM', id: 'mary', online: true }])
})

test('Facebook says which user and app a token belongs to, and shows the requested fields', async () => {
  await site.facebook('good', { userId: '77', name: 'Anna Example', email: 'anna@example.org', appId: 'app' })
  await site.facebook('old', { userId: '77', name: 'Anna Example', appId: 'app', expiresAt: 1 })
  const debug = (token: string) => get(`/facebook/debug_token?input_token=${token}&access_token=app|secret`)
  expect((await debug('good')).body).toMatchObject({ data: { app_id: 'app', user_id: '77', is_valid: true } })
  expect((await debug('old')).body).toMatchObject({ data: { is_valid: false, error: { code: 190 } } })
  expect((await debug('none')).body).toMatchObject({ data: { is_valid: false } })
  expect((await get('/facebook/debug_token?input_token=good&access_token=x')).status).toBe(400)
  expect((await get('/facebook/v25.0/me?fields=id,name,email&access_token=good')).body).toEqual({
    id: '77',
    name: 'Anna Example',
    email: 'anna@example.org',
  })
  expect(await get('/facebook/me?access_token=old')).toMatchObject({ status: 400, body: { error: { code: 190 } } })
})
