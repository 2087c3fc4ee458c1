import { expect, test } from 'vitest'
import { usernameLook } from '#core/people/username.ts'
import { claims, aTeam } from '#test/support/people.ts'
import { call, login, PASSWORD, profile, register, signedIn } from '../../support/sign-in.ts'
import { ask, aSaved, aUser, bindings, postJson } from '#test/support/worker.ts'

test('a user who registers is signed in, with a secret that no script can read and a handle that is useless alone', async () => {
  const answer = await register('Ann_Lee')
  expect(answer.status).toBe(200)
  const cookies = answer.response.headers.getSetCookie()
  const [secret, handle] = ['sid', 'sessionID'].map((name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))!)
  expect(secret).toMatch(/^sid=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(handle).toMatch(/^sessionID=[\w-]{43}; Max-Age=604800; Path=\/; SameSite=Lax$/)
  const headers = signedIn(answer)
  expect(JSON.parse((await profile(headers)).text)).toMatchObject({
    username: 'Ann_Lee',
    name: null,
    isVerified: false,
    unseenCount: 0,
    undecidedContacts: [],
    players: [],
  })
  expect((await profile({ cookie: headers['cookie']! })).status).toBe(401)
  expect((await profile({ authorization: headers['authorization']! })).status).toBe(401)
  expect(
    (await profile({ ...headers, authorization: signedIn(await register('someone'))['authorization']! })).status,
  ).toBe(401)
})

test.each([
  [{ username: 'abc' }, 'Username must be at least 4 characters.'],
  [{ username: '' }, 'Username must be at least 4 characters.'],
  [{ username: undefined }, 'Username is required.'],
  [
    { username: '_abcd' },
    'Usernames are 2 to 30 letters, digits, hyphens or underscores, and start and end with a letter or digit.',
  ],
  [
    { username: 'a'.repeat(31) },
    'Usernames are 2 to 30 letters, digits, hyphens or underscores, and start and end with a letter or digit.',
  ],
  [{ password: '1234567' }, 'Password must be at least 8 characters.'],
  [{ password: 'x1'.repeat(65) }, 'Password can’t be longer than 128 characters.'],
  [{ password: 'Password123' }, 'That password is too easy to guess.'],
  [{ password: 'Corvette' }, 'That password is too easy to guess.'],
  [{ password: 'thunderbird' }, 'That password is too easy to guess.'],
  ...[
    'admin',
    'Adm1n',
    'a_d-m_i_n',
    'admin2026',
    'KIBITZ-team',
    'the-k1b1tz',
    'Moderator7',
    'rnoderator',
    'supp0rt',
    'FIDE',
    'Iichess',
  ].map((username): [object, string] => [{ username }, 'This username is reserved. Choose another.']),
  [{ password: 'kibitz2026' }, 'That password is too easy to guess.'],
  [{ username: 'nameofmine', password: 'nameofmine77' }, 'That password is too easy to guess.'],
  [{ email: 'nobody' }, 'Enter a valid email address.'],
  [{ email: undefined }, 'Email is required.'],
])('%j is refused at registration: %s', async (given, message) => {
  const { status, text } = await register('validname', given)
  expect([status, text]).toEqual([400, message])
})

test('a username is unique, whatever its case and however many register at once, and is never a user’s id', async () => {
  const tries = await Promise.all(['Twice', 'tWICE', 'twice'].map((name) => register(name)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await aUser('somebodys-id')
  await bindings.DB.prepare("update users set username = 'else', unique_id = 'else' where id = 'somebodys-id'").run()
  const { status, text } = await register('somebodys-id')
  expect([status, text]).toEqual([409, 'That username is taken.'])
})

test('a username that looks like an existing one is taken', async () => {
  await register('Alice_Moore10')
  for (const name of ['AIice_Moore10', 'A1ice-moore1O', 'alice-moore1o', 'Alice_rnoorel0'])
    expect(await register(name), name).toMatchObject({ status: 409, text: 'That username is taken.' })
  expect((await register('Alice_Moore11')).status).toBe(200)
})

test('the index compares lookalike usernames as the code does', async () => {
  const names = ['Il10OIrnRNvvVV-_', 'barn-owl', 'Villa', 'A1-b0']
  for (const name of names) {
    const row = await bindings.DB.prepare(
      "select lower(replace(replace(replace(replace(replace(replace(?1, 'I', 'l'), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w'), '-', '_')) as look",
    )
      .bind(name)
      .first<{ look: string }>()
    expect(row!.look).toBe(usernameLook(name))
  }
})

test('registering doesn’t reveal that an email address is in use', async () => {
  await register('first', { email: 'shared@example.org' })
  expect((await register('second', { email: 'shared@example.org' })).status).toBe(200)
})

test('a username and its password sign in, in any case of the name; all failures have the same message', async () => {
  await register('Rook')
  expect((await login('rOOK')).status).toBe(200)
  for (const [name, password] of [
    ['rook', 'wrong password'],
    ['nobody-here', PASSWORD],
    ['rook', `${PASSWORD} `],
  ] as const) {
    const { status, text, response } = await login(name, password)
    expect([status, text]).toEqual([401, 'Wrong username or password.'])
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect((await call('/login', { username: ' ', password: 'x' })).text).toBe('Username is required.')
  expect((await call('/login', { username: 'rook' })).text).toBe('Password is required.')
})

test('a session that the browser brings along is never reused', async () => {
  const before = signedIn(await register('fixed'))
  const after = signedIn(await login('fixed', PASSWORD, { cookie: before['cookie']! }))
  expect(after['cookie']).not.toContain(/sid=([\w-]+)/.exec(before['cookie']!)![1])
})

test('over https cookies are sent only by https, and the secret one only to this host', async () => {
  const origin = 'https://kibitz.example'
  const given = { username: 'secured', password: PASSWORD, email: 'secured@example.org' }
  const { response } = await postJson(`${origin}/api/register`, given, { origin, 'cf-connecting-ip': '192.0.3.1' })
  const cookies = response.headers.getSetCookie()
  const [device, secret, handle] = ['__Host-device', '__Host-sid', 'sessionID'].map((name) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`)),
  )
  for (const hidden of [device, secret]) expect(hidden).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(handle).toMatch(/; Path=\/; Secure; SameSite=Lax$/)
  expect(cookies).toHaveLength(3)
})

test('successful sign-ins use up no attempts', async () => {
  await register('often')
  for (let at = 0; at < 12; at += 1) expect((await login('often')).status).toBe(200)
})

test('signing out ends the session at once, and deletes its cookies', async () => {
  const headers = signedIn(await register('leaver'))
  const other = signedIn(await login('leaver'))
  const out = await ask('/api/endSession', { headers })
  expect(out.status).toBe(200)
  expect(out.response.headers.getSetCookie().filter((cookie) => /^(sid|sessionID)=;/.test(cookie))).toHaveLength(2)
  expect((await profile(headers)).status).toBe(401)
  expect((await profile(other)).status).toBe(200)
})

test('another site can neither sign in nor out', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1']) {
    const { status, text } = await login('rook', PASSWORD, { origin })
    expect([status, text]).toEqual([403, 'Only pages on this site can do that.'])
  }
  const missing = await ask('/api/login', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(missing.status).toBe(403)
  const headers = signedIn(await register('crossed'))
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await ask('/api/endSession', { headers: { ...headers, 'sec-fetch-site': site } })).status).toBe(403)
  }
  expect((await profile(headers)).status).toBe(200)
})

test('a body that is not small JSON is refused in a sentence', async () => {
  const raw = (body: string, type = 'application/json') =>
    ask('/api/login', { method: 'POST', body, headers: { origin: 'http://localhost', 'content-type': type } })
  expect(await raw('[]')).toMatchObject({ status: 400, text: 'Invalid request.' })
  expect(await raw('{')).toMatchObject({ status: 400, text: 'The body isn’t valid JSON.' })
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/json', 'application/jsonp']) {
    expect(await raw('{}', type)).toMatchObject({ status: 415, text: 'Send the body as JSON.' })
  }
  expect(await raw(`"${'x'.repeat(70_000)}"`)).toMatchObject({ status: 413, text: 'Larger than 64 kB.' })
  expect(await raw('['.repeat(40) + ']'.repeat(40))).toMatchObject({
    status: 400,
    text: 'The JSON is nested too deeply.',
  })
})

test('a signed-in user gets their own data, in two statements', async () => {
  const headers = signedIn(await register('captain'))
  const { id } = JSON.parse((await profile(headers)).text) as { id: string }
  await aSaved({ id: 'sessionlg', players: ['Rooks', 'Knights'], rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await aSaved({ id: 'sessioncup', players: ['Ann', 'Captain'], rounds: ['1-2 1'] })
  await aTeam('rooks', { name: 'Rooks' }, { [id]: 1 })
  await claims('sessionlg', 1, { team_id: 'rooks', owner: 'rooks' })
  await claims('sessioncup', 2, { user_id: id, owner: 'captain' })
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(id, 'sessioncup').run()
  const { text, statements, response } = await profile(headers)
  const me = JSON.parse(text) as {
    players: string[]
    directedTournaments: string[]
    teams: { id: string; level: number }[]
  }
  expect(me.players.toSorted()).toEqual(['sessioncup-2', 'sessionlg-1'])
  expect(me.directedTournaments).toEqual(['sessioncup'])
  expect(me.teams).toMatchObject([{ id: 'rooks', level: 1 }])
  expect(statements).toHaveLength(2)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})
