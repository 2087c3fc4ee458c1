import { expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE } from '#core/time.ts'
import { linkParameter, emailsTo } from '../../support/emails.ts'
import { call, login, PASSWORD, profile, register, signedIn } from '../../support/sign-in.ts'
import { until } from '#test/support/viewer.ts'
import { ask, bindings } from '#test/support/worker.ts'

/** Registers a user and opens the link of the first email. */
async function registerAndVerify(username: string, given?: object) {
  const answer = await register(username, given)
  const code = await linkParameter(`${username}@example.org`, 'code')
  const proof = await call('/profile/email/authenticate', { code }, signedIn(answer))
  if (proof.status !== 200) throw new Error(proof.text)
  return answer
}

test('a link in an email sets a new password, once; all sessions end, and their sockets close', async () => {
  const before = signedIn(await registerAndVerify('forgetful'))
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
  const sid = await linkParameter('forgetful@example.org', 'code')
  expect((await emailsTo('forgetful@example.org'))[0]!.body).toContain('http://localhost/reset/password?code=')
  // Opening the link, as mail scanners do, does not use it up.
  for (let looks = 0; looks < 3; looks += 1) {
    expect(JSON.parse((await ask(`/api/exchangeSession?sid=${sid}`)).text)).toEqual({
      message: 'Set a new password for forgetful.',
    })
  }
  const next = { password: 'Another good one', passwordRepeat: 'Another good one', sid }
  expect(await call('/triggerPasswordReset', { ...next, passwordRepeat: 'Another' })).toMatchObject({
    text: 'Passwords must match!',
    code: 'passwords-differ',
  })
  expect((await call('/triggerPasswordReset', { ...next, password: 'short', passwordRepeat: 'short' })).status).toBe(
    400,
  )
  const tries = await Promise.all(Array.from({ length: 8 }, () => call('/triggerPasswordReset', next)))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)])
  expect(tries.find(({ status }) => status === 410)!.text).toBe('This link has already been used. Request a new one.')
  expect((await profile(before)).status).toBe(401)
  expect((await profile(signedIn(tries.find(({ status }) => status === 200)!))).status).toBe(200)
  expect((await login('forgetful')).status).toBe(401)
  expect((await login('forgetful', 'Another good one')).status).toBe(200)
  await until(() => closed === 4001, 'the socket is closed')
  expect((await emailsTo('forgetful@example.org'))[0]!.subject).toBe('Your password was changed')
})

test('a link stops working once it is expired, or another was requested', async () => {
  await registerAndVerify('tardy')
  await call('/requestPasswordReset', { username: 'tardy' })
  const first = await linkParameter('tardy@example.org', 'code')
  await call('/requestPasswordReset', { username: 'tardy' })
  const second = await linkParameter('tardy@example.org', 'code')
  expect(await ask(`/api/exchangeSession?sid=${first}`)).toMatchObject({
    status: 404,
    text: 'This link isn’t valid. Request a new one.',
  })
  await bindings.DB.prepare('update codes set expires_at = ? where purpose = ?')
    .bind(Date.now() - MINUTE, 'reset')
    .run()
  expect(await ask(`/api/exchangeSession?sid=${second}`)).toMatchObject({
    status: 410,
    text: 'This link has expired. Request a new one.',
  })
  expect((await ask('/api/exchangeSession?sid=x')).text).toBe('This link is incomplete.')
})

test('asking for a link or a reminder doesn’t reveal whether a name or an address is known', async () => {
  await registerAndVerify('known')
  const reset = await Promise.all(['known', 'unknown'].map((username) => call('/requestPasswordReset', { username })))
  expect(new Set(reset.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  const reminder = await Promise.all(
    ['KNOWN@example.org', 'unknown@example.org'].map((email) => call('/requestUsernameReminder', { email })),
  )
  expect(reminder.map(({ text }) => JSON.parse(text))).toEqual(
    Array.from({ length: 2 }, () => ({ message: 'Successfully sent a username reminder. Check your inbox!' })),
  )
  expect((await emailsTo('known@example.org'))[0]).toMatchObject({
    subject: 'Your username',
    body: expect.stringContaining('known'),
  })
  expect(await emailsTo('unknown@example.org')).toEqual([])
})

test('an account gets at most three emails an hour', async () => {
  await registerAndVerify('flooded')
  const answers = []
  for (let at = 0; at < 5; at += 1) answers.push(await call('/requestPasswordReset', { username: 'flooded' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(
    (await emailsTo('flooded@example.org')).filter(({ subject }) => subject === 'Set a new password'),
  ).toHaveLength(3)
})

test('a link is sent to a verified address only', async () => {
  await register('unproven')
  expect((await emailsTo('unproven@example.org')).map(({ subject }) => subject)).toEqual(['Verify your email address'])
  expect((await call('/requestPasswordReset', { username: 'unproven' })).status).toBe(200)
  expect(await emailsTo('unproven@example.org')).toHaveLength(1)
})

const changeEmail = (headers: Record<string, string>, email: string, password?: string) =>
  call('/profile/updateAccount', { account: 'email', data: { email, password } }, headers)

test('changing the address needs the password, with a limit on guesses', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const headers = signedIn(await registerAndVerify('guarded'))
  for (const password of [undefined, 'not the password'])
    expect(await changeEmail(headers, 'thief@example.net', password)).toMatchObject({
      status: 403,
      code: 'wrong-password',
    })
  expect(await emailsTo('thief@example.net')).toEqual([])
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, no) => changeEmail(headers, 'thief@example.net', `guess ${no}`)),
  )
  expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(8)
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(12)
  // A change that keeps the address needs no password.
  expect((await call('/profile/updateAccount', { account: 'email', data: { public: false } }, headers)).status).toBe(
    200,
  )
})

test('an owner whose account was stolen takes it back from the former address, within a week', async () => {
  const thief = signedIn(await registerAndVerify('robbed'))
  expect((await changeEmail(thief, 'thief@example.com', PASSWORD)).status).toBe(200)
  const proof = await linkParameter('thief@example.com', 'code')
  expect((await call('/profile/email/authenticate', { code: proof }, thief)).status).toBe(200)
  // The thief's later changes don't end it.
  expect((await changeEmail(thief, 'thief2@example.com', PASSWORD)).status).toBe(200)
  await call('/requestPasswordReset', { username: 'robbed' })
  const sid = await linkParameter('robbed@example.org', 'code')
  const stolen = await linkParameter('thief@example.com', 'code')
  expect(JSON.parse((await ask(`/api/exchangeSession?sid=${sid}`)).text)).toEqual({
    message: 'Set a new password for robbed. This also restores robbed@example.org.',
  })
  const password = 'Mine and mine alone'
  const back = await call('/triggerPasswordReset', { password, passwordRepeat: password, sid })
  expect(back.status).toBe(200)
  expect((await profile(thief)).status).toBe(401)
  const row = await bindings.DB.prepare(
    "select email, email_meta ->> 'verified' as verified from users where username = 'robbed'",
  ).first()
  expect(row).toEqual({ email: 'robbed@example.org', verified: 1 })
  const again = await call('/triggerPasswordReset', {
    password: 'Thief was here',
    passwordRepeat: 'Thief was here',
    sid: stolen,
  })
  expect(again.status).toBe(404)
  expect((await login('robbed', password)).status).toBe(200)
})

test('an unverified address gets no such link: it may be a stranger’s', async () => {
  const headers = signedIn(await register('mistyped'))
  expect((await changeEmail(headers, 'mistyped@right.example', PASSWORD)).status).toBe(200)
  const [letter] = await emailsTo('mistyped@example.org')
  expect(letter!.subject).toBe('Your email address was changed')
  expect(letter!.body).not.toContain('http')
})
