import { expect, test } from 'vitest'
import { MINUTE } from '#core/time.ts'
import { linkParameter, emailsTo } from '../../support/emails.ts'
import { call, login, profile, register, signedIn } from '../../support/sign-in.ts'
import { until } from '#test/support/viewer.ts'
import { ask, bindings } from '#test/support/worker.ts'

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
  const sid = await linkParameter('forgetful@example.org', 'code')
  expect((await emailsTo('forgetful@example.org'))[0]!.body).toContain('http://localhost/reset/password?code=')
  // Whoever only looks, such as a mail scanner, uses nothing up.
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

test('a link is worth nothing once it is late, or another was asked for', async () => {
  await register('tardy')
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

test('asking for a link or a reminder tells nobody whether a name or an address is known', async () => {
  await register('known', { email: 'known@example.org' })
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

test('three letters an hour are enough for an account', async () => {
  await register('flooded')
  const answers = []
  for (let at = 0; at < 5; at += 1) answers.push(await call('/requestPasswordReset', { username: 'flooded' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
  expect(await emailsTo('flooded@example.org')).toHaveLength(3)
})
