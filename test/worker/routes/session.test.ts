import { expect, test } from 'vitest'
import { carried, lettersTo } from '#test/support/letters.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { ask, aSaved, aUser, bindings, posted, type Answer } from '#test/support/worker.ts'
import { claims, aTeam } from '#test/support/people.ts'
import { MINUTE } from '#core/time.ts'

const PASSWORD = 'Grob 1. g4 forever'
let places = 0
/** Each asks from somewhere else, unless they say from where. */
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  posted(`/api${path}`, body, { 'cf-connecting-ip': `192.0.2.${(places += 1)}`, ...headers })
const register = (username: string, given: object = {}) =>
  call('/register', { username, password: PASSWORD, email: `${username}@example.org`, ...given })
const login = (username: string, password = PASSWORD, headers?: Record<string, string>) =>
  call('/login', { username, password }, headers)

/** The headers of a browser that got this answer. */
function signedIn({ response, text }: Answer): Record<string, string> {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const { sessionID } = JSON.parse(text) as { sessionID: string }
  return { cookie: cookies.join('; '), authorization: JSON.stringify({ sessionID }) }
}
const profile = (headers: Record<string, string>) => ask('/api/profile', { headers })

test('who registers is signed in, with a secret that no script reads and a handle that says nothing alone', async () => {
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
    unseen: 0,
    players: [],
  })
  expect((await profile({ cookie: headers['cookie']! })).status).toBe(401)
  expect((await profile({ authorization: headers['authorization']! })).status).toBe(401)
  expect(
    (await profile({ ...headers, authorization: signedIn(await register('someone'))['authorization']! })).status,
  ).toBe(401)
})

test.each([
  [{ username: 'abc' }, 'A username has at least 4 characters.'],
  [{ username: '' }, 'A username has at least 4 characters.'],
  [{ username: undefined }, 'A username is needed.'],
  [
    { username: '_abcd' },
    'A username has 2 to 30 letters, digits, - or _, and begins and ends with a letter or digit.',
  ],
  [
    { username: 'a'.repeat(31) },
    'A username has 2 to 30 letters, digits, - or _, and begins and ends with a letter or digit.',
  ],
  [{ password: '1234567' }, 'A password has at least 8 characters.'],
  [{ password: 'x1'.repeat(65) }, 'A password has at most 128 characters.'],
  [{ password: 'Password123' }, 'That password is too easy to guess.'],
  [{ password: 'kibitz2026' }, 'That password is too easy to guess.'],
  [{ username: 'nameofmine', password: 'nameofmine77' }, 'That password is too easy to guess.'],
  [{ email: 'nobody' }, 'That is no email address.'],
  [{ email: undefined }, 'An email address is needed.'],
])('%j registers nobody: %s', async (given, message) => {
  const { status, text } = await register('validname', given)
  expect([status, text]).toEqual([400, message])
})

test('a username is one person’s, whatever its case and however many want it at once; nobody’s id is one', async () => {
  const tries = await Promise.all(['Twice', 'tWICE', 'twice'].map((name) => register(name)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  await aUser('somebodys-id')
  await bindings.DB.prepare("update users set username = 'else', unique_id = 'else' where id = 'somebodys-id'").run()
  const { status, text } = await register('somebodys-id')
  expect([status, text]).toEqual([409, 'That username is taken.'])
})

test('an address that is somebody’s already is told to nobody', async () => {
  await register('first', { email: 'shared@example.org' })
  expect((await register('second', { email: 'shared@example.org' })).status).toBe(200)
})

test('a name and its password sign in, in any case of the name; anything else is refused in the same words', async () => {
  await register('Rook')
  expect((await login('rOOK')).status).toBe(200)
  for (const [name, password] of [
    ['rook', 'wrong password'],
    ['nobody-here', PASSWORD],
    ['rook', `${PASSWORD} `],
  ] as const) {
    const { status, text, response } = await login(name, password)
    expect([status, text]).toEqual([401, 'No user with this name and password.'])
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect((await call('/login', { username: ' ', password: 'x' })).text).toBe('A username is needed.')
  expect((await call('/login', { username: 'rook' })).text).toBe('A password is needed.')
})

test('a session that a browser brings along is never taken over', async () => {
  const before = signedIn(await register('fixed'))
  const after = signedIn(await login('fixed', PASSWORD, { cookie: before['cookie']! }))
  expect(after['cookie']).not.toContain(/sid=([\w-]+)/.exec(before['cookie']!)![1])
})

test('who guesses has ten tries in ten minutes, even all at once and from many addresses', async () => {
  await register('guessed')
  const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => login('guessed', `guess number ${at}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.text).toBe('Too many tries. Wait 10 minutes, then try again.')
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await login('guessed')).status).toBe(429)
})

test('nobody is locked out of a device they signed in from before', async () => {
  const { response } = await register('owner')
  const device = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device='))!
    .split(';')[0]!
  await Promise.all(Array.from({ length: 12 }, () => login('owner', 'a wrong password')))
  expect((await login('owner')).status).toBe(429)
  expect((await login('owner', PASSWORD, { cookie: device })).status).toBe(200)
})

test('signing in often costs no tries', async () => {
  await register('often')
  for (let at = 0; at < 12; at += 1) expect((await login('often')).status).toBe(200)
})

test('a link in a letter sets a new password, once; all sessions end, sockets too', async () => {
  const before = signedIn(await register('forgetful'))
  const { sessionID } = JSON.parse(before['authorization']!) as { sessionID: string }
  const socket = await ask(`/parties/site?sessionID=${sessionID}`, {
    headers: { upgrade: 'websocket', origin: 'http://localhost', cookie: before['cookie']! },
  })
  let closed = 0
  socket.response.webSocket!.addEventListener('close', ({ code }) => void (closed = code))
  socket.response.webSocket!.accept()
  const asked = await call('/requestPasswordReset', { username: 'FORGETFUL' })
  expect(JSON.parse(asked.text)).toEqual({
    message: 'Successfully sent a password reset link to the email on file. Check your inbox!',
  })
  const sid = await carried('forgetful@example.org', 'code')
  expect((await lettersTo('forgetful@example.org'))[0]!.body).toContain('http://localhost/reset/password?code=')
  // Whoever only looks, such as a mail scanner, uses nothing up.
  for (let looks = 0; looks < 3; looks += 1) {
    expect(JSON.parse((await ask(`/api/exchangeSession?sid=${sid}`)).text)).toEqual({
      message: 'Choose a new password for forgetful.',
    })
  }
  const next = { password: 'Another good one', passwordRepeat: 'Another good one', sid }
  expect((await call('/triggerPasswordReset', { ...next, passwordRepeat: 'Another' })).text).toBe(
    'Passwords must match!',
  )
  expect((await call('/triggerPasswordReset', { ...next, password: 'short', passwordRepeat: 'short' })).status).toBe(
    400,
  )
  const tries = await Promise.all(Array.from({ length: 8 }, () => call('/triggerPasswordReset', next)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
  expect(tries.find(({ status }) => status === 410)!.text).toBe('That link was used already. Ask for a new one.')
  expect((await profile(before)).status).toBe(401)
  expect((await profile(signedIn(tries.find(({ status }) => status === 200)!))).status).toBe(200)
  expect((await login('forgetful')).status).toBe(401)
  expect((await login('forgetful', 'Another good one')).status).toBe(200)
  await until(() => closed === 4001, 'the socket is closed')
  expect((await lettersTo('forgetful@example.org'))[0]!.subject).toBe('Your password was changed')
})

test('a link is worth nothing once it is late, or another was asked for', async () => {
  await register('tardy')
  await call('/requestPasswordReset', { username: 'tardy' })
  const first = await carried('tardy@example.org', 'code')
  await call('/requestPasswordReset', { username: 'tardy' })
  const second = await carried('tardy@example.org', 'code')
  expect(await ask(`/api/exchangeSession?sid=${first}`)).toMatchObject({
    status: 404,
    text: 'That link is none of ours. Ask for a new one.',
  })
  await bindings.DB.prepare('update codes set expires_at = ? where purpose = ?')
    .bind(Date.now() - MINUTE, 'reset')
    .run()
  expect(await ask(`/api/exchangeSession?sid=${second}`)).toMatchObject({
    status: 410,
    text: 'That link is too old. Ask for a new one.',
  })
  expect((await ask('/api/exchangeSession?sid=x')).text).toBe('That link is not whole.')
})

test('asking for a link or a reminder tells nobody whether a name or an address is known', async () => {
  await register('known', { email: 'known@example.org' })
  const reset = await Promise.all(['known', 'unknown'].map((username) => call('/requestPasswordReset', { username })))
  expect(new Set(reset.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  const reminder = await Promise.all(
    ['KNOWN@example.org', 'unknown@example.org'].map((email) => call('/requestUsernameReminder', { email })),
  )
  expect(reminder.map(({ text }) => JSON.parse(text))).toEqual(
    Array(2).fill({ message: 'Successfully sent a username reminder. Check your inbox!' }),
  )
  expect((await lettersTo('known@example.org'))[0]).toMatchObject({
    subject: 'Your username',
    body: expect.stringContaining('known'),
  })
  expect(await lettersTo('unknown@example.org')).toEqual([])
})

test('three letters an hour are enough for an account', async () => {
  await register('flooded')
  const answers = []
  for (let at = 0; at < 5; at += 1) answers.push(await call('/requestPasswordReset', { username: 'flooded' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(await lettersTo('flooded@example.org')).toHaveLength(3)
})

test('signing out ends the session at once, and takes its cookies back', async () => {
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
    expect([status, text]).toEqual([403, 'That is for pages of this site.'])
  }
  const missing = await ask('/api/login', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(missing.status).toBe(403)
  const headers = signedIn(await register('crossed'))
  expect((await ask('/api/endSession', { headers: { ...headers, 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await profile(headers)).status).toBe(200)
})

test('what is no small JSON is refused in a sentence', async () => {
  const raw = (body: string, type = 'application/json') =>
    ask('/api/login', { method: 'POST', body, headers: { origin: 'http://localhost', 'content-type': type } })
  expect(await raw('[]')).toMatchObject({ status: 400, text: 'That is not what this call takes.' })
  expect(await raw('{')).toMatchObject({ status: 400, text: 'That is no JSON.' })
  expect(await raw('username=x', 'application/x-www-form-urlencoded')).toMatchObject({
    status: 415,
    text: 'Send JSON.',
  })
  expect(await raw(`"${'x'.repeat(70_000)}"`)).toMatchObject({ status: 413, text: 'That is more than 64 kB.' })
  expect(await raw('['.repeat(40) + ']'.repeat(40))).toMatchObject({ status: 400, text: 'That is nested too deep.' })
})

test('who is signed in is told what is theirs, in two statements', async () => {
  const headers = signedIn(await register('captain'))
  const { id } = JSON.parse((await profile(headers)).text) as { id: string }
  await aSaved({ id: 'league', players: ['Rooks', 'Knights'], rounds: ['1-2 1'], settings: { competitors: 'team' } })
  await aSaved({ id: 'cup', players: ['Ann', 'Captain'], rounds: ['1-2 1'] })
  await aTeam('rooks', { name: 'Rooks' }, { [id]: 1 })
  await claims('league', 1, { team_id: 'rooks', owner: 'rooks' })
  await claims('cup', 2, { user_id: id, owner: 'captain' })
  await bindings.DB.prepare('update tournaments set organiser_id = ? where id = ?').bind(id, 'cup').run()
  const { text, statements, response } = await profile(headers)
  const me = JSON.parse(text) as { players: string[]; directs: string[]; teams: { id: string; level: number }[] }
  expect(me.players.toSorted()).toEqual(['cup-2', 'league-1'])
  expect(me.directs).toEqual(['cup'])
  expect(me.teams).toMatchObject([{ id: 'rooks', level: 1 }])
  expect(statements).toHaveLength(2)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('the site’s room tells somebody what is new for them, and nobody else', async () => {
  const headers = signedIn(await register('noted'))
  const { id } = JSON.parse((await profile(headers)).text) as { id: string }
  await bindings.DB.prepare(
    "insert into notifications (user_id, content, role, created_at) values (?, 'Round 2 is drawn', 'draw', 5)",
  )
    .bind(id)
    .run()
  const { sessionID } = JSON.parse(headers['authorization']!) as { sessionID: string }
  const sockets = [`?sessionID=${sessionID}`, ''].map((query) =>
    aViewer({
      fetch: async () =>
        (
          await ask(`/parties/site${query}`, {
            headers: { upgrade: 'websocket', origin: 'http://localhost', cookie: headers['cookie']! },
          })
        ).response,
    } as unknown as Pick<Fetcher, 'fetch'>),
  )
  const [own, other] = await Promise.all(sockets)
  await bindings.SiteRoom.getByName('site').tellNews(id)
  const notifs = (viewer: NonNullable<typeof own>) => viewer.told().filter(({ type }) => type === 'notifs')
  await until(() => notifs(own!).length === 1, 'the news')
  expect(notifs(own!)[0]).toMatchObject({ notifications: [{ content: 'Round 2 is drawn', role: 'draw', seen: false }] })
  own!.say({ type: 'request_notifs' })
  other!.say({ type: 'request_notifs' })
  await until(() => notifs(own!).length === 2 && notifs(other!).length === 1, 'answers')
  expect(notifs(other!)[0]).toEqual({ type: 'notifs', notifications: [] })
})
