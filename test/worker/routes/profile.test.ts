import { expect, test } from 'vitest'
import { linkParameter, emailsTo } from '../../support/emails.ts'
import type { Me } from '#core/rows/profile.ts'
import { claims } from '#test/support/people.ts'
import { aMember, call, login, PASSWORD, profile } from '../../support/sign-in.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'

type Headers = Record<string, string>
const update = (headers: Headers, account: string, data: unknown) =>
  call('/profile/updateAccount', { account, data }, headers)
let members = 0
const seen = (name: string, headers: Headers = {}) =>
  fetchJson<Record<string, unknown>>(`/api/user/${name}`, { headers })

test('a bio has at most 280 letters, and may be empty', async () => {
  const ann = await aMember('bio-ann')
  expect((await update(ann, 'bio', 'x'.repeat(281))).text).toBe('Bio can’t be longer than 280 characters.')
  expect((await update(ann, 'bio', ' Grob player ')).status).toBe(200)
  expect((await seen('bio-ann')).bio).toBe('Grob player')
  expect((await update(ann, 'bio', '')).status).toBe(200)
  expect((await seen('bio-ann')).bio).toBe('')
})

test.each([
  [{ theme: 'pink' }, 'The theme must be light or dark.'],
  ...[
    'x',
    'http://example.org/x.png',
    'https://example.org/x.svg',
    'javascript:alert(1)//x.png',
    'https://example.org/a"b.png',
    "https://example.org/');x.png",
    'data:image/png;base64,AAAA',
    'https://example.org/page',
  ].map((backgroundURL): [object, string] => [{ backgroundURL }, 'Must be a valid link to an image']),
] as [object, string][])('%j is no setting: %s', async (given, message) => {
  const { status, text } = await call('/profile/updateSetting', given, await aMember(`set-${(members += 1)}a`))
  expect([status, text]).toEqual([400, message])
})

test('theme and background picture are saved, and cleared by an empty text', async () => {
  const cleo = await aMember('cleo')
  const picture = 'https://pictures.example/board.webp?w=1200'
  await call('/profile/updateSetting', { theme: 'dark', backgroundURL: picture }, cleo)
  expect(JSON.parse((await profile(cleo)).text)).toMatchObject({ theme: 'dark', backgroundURL: picture })
  expect(await seen('cleo')).toMatchObject({ theme: null })
  await call('/profile/updateSetting', {}, cleo)
  await call('/profile/updateSetting', { backgroundURL: '' }, cleo)
  expect(JSON.parse((await profile(cleo)).text)).toMatchObject({ theme: 'dark', backgroundURL: null })
})

test('phone and Zoom are hidden until their owner shows them, and then seen by signed-in users only', async () => {
  const [dan, eve] = [await aMember('dan-contact'), await aMember('eve-contact')]
  const undecided = async () => (JSON.parse((await profile(dan)).text) as Me).undecidedContacts
  const details = { reddit: 'u/dan', phone: '+31 20 123', zoom: 'dan.z', skype: '' }
  await update(dan, 'contact', details)
  expect((await seen('dan-contact')).contact).toBeNull()
  expect((await seen('dan-contact', eve)).contact).toEqual({ reddit: 'u/dan' })
  expect((await seen('dan-contact', dan)).contact).toEqual({
    reddit: 'u/dan',
    phone: '+31 20 123',
    zoom: 'dan.z',
    email: 'dan-contact@example.org',
  })
  expect(await undecided()).toEqual(['phone', 'zoom'])
  expect((await update(dan, 'contact', { ...details, shown: { phone: 'yes' } })).status).toBe(400)
  await update(dan, 'contact', { ...details, shown: { phone: true, zoom: false } })
  expect((await seen('dan-contact', eve)).contact).toEqual({ reddit: 'u/dan', phone: '+31 20 123' })
  expect(await undecided()).toEqual([])
  await update(dan, 'contactShown', { zoom: true, phone: false })
  expect((await seen('dan-contact', eve)).contact).toEqual({ reddit: 'u/dan', zoom: 'dan.z' })
  expect((await seen('dan-contact', dan)).contactShown).toEqual({ phone: false, zoom: true })
  expect((await seen('dan-contact')).contact).toBeNull()
})

test('the answer about an email address is for that address alone', async () => {
  const [pia, eve] = [await aMember('pia-mail'), await aMember('eve-mail')]
  const verify = async (address: string) => {
    await call('/profile/email/verify', { force: true }, pia)
    return call('/profile/email/authenticate', { code: await linkParameter(address, 'code') }, pia)
  }
  await verify('pia-mail@example.org')
  await update(pia, 'contactShown', { email: true })
  expect((await seen('pia-mail', eve)).email).toBe('pia-mail@example.org')
  await update(pia, 'email', { email: 'pia@other.example', password: PASSWORD })
  await verify('pia@other.example')
  expect((await seen('pia-mail', eve)).email).toBeNull()
  expect((JSON.parse((await profile(pia)).text) as Me).undecidedContacts).toEqual(['email'])
})

test('an email address is verified by the link sent to it: once, in time, and by its own account', async () => {
  const [fay, gus] = [await aMember('fay-mail'), await aMember('gus-mail')]
  expect((await call('/profile/email/verify', {}, fay)).status).toBe(200)
  const code = await linkParameter('fay-mail@example.org', 'code')
  expect((await emailsTo('fay-mail@example.org'))[0]!.body).toContain('http://localhost/@/fay-mail/verify/email?code=')
  const prove = (headers: Headers) => call('/profile/email/authenticate', { code }, headers)
  expect(await prove(gus)).toMatchObject({ status: 403, text: 'This link is for another account.' })
  const tries = await Promise.all(Array.from({ length: 10 }, () => prove(fay)))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(tries.find(({ status }) => status !== 200)).toMatchObject({
    status: 410,
    text: 'This link has already been used.',
  })
  expect((await call('/profile/email/verify', {}, fay)).text).toBe('Your email address is already verified.')
  expect((await seen('fay-mail', gus)).email).toBeNull()
  await update(fay, 'email', { public: true })
  expect((await seen('fay-mail', gus)).email).toBe('fay-mail@example.org')
  await update(fay, 'email', { public: false })
  expect((await seen('fay-mail', gus)).email).toBeNull()
})

test('an email sent a moment ago is sent again only on request, and within a limit', async () => {
  const hal = await aMember('hal-mail')
  const verify = (force?: boolean) => call('/profile/email/verify', { force }, hal)
  await verify()
  await verify()
  expect(await emailsTo('hal-mail@example.org')).toHaveLength(1)
  const forced = [await verify(true), await verify(true), await verify(true)]
  expect(forced.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('a new address must be verified, the old one is notified, and links for the old one stop working', async () => {
  const ida = await aMember('ida-mail')
  await call('/profile/email/verify', {}, ida)
  const code = await linkParameter('ida-mail@example.org', 'code')
  expect((await update(ida, 'email', { email: 'nonsense' })).text).toBe('Enter a valid email address.')
  expect((await update(ida, 'email', { email: 'Ida@new.example', password: PASSWORD })).status).toBe(200)
  expect((await emailsTo('ida-mail@example.org'))[0]!.subject).toBe('Your email address was changed')
  expect((await call('/profile/email/authenticate', { code }, ida)).status).toBe(404)
  const next = await linkParameter('ida@new.example', 'code')
  expect((await call('/profile/email/authenticate', { code: next }, ida)).status).toBe(200)
})

test('users can download all data about them, without secrets', async () => {
  const joe = await aMember('joe-data')
  const { text, response } = await ask('/api/profile/data', { headers: joe })
  const all = JSON.parse(text) as Record<string, unknown[]>
  expect(all.profile).toMatchObject([{ username: 'joe-data', email: 'joe-data@example.org' }])
  expect(all.sessions).toHaveLength(1)
  expect(text).not.toMatch(/scrypt|hash|handle/)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="kibitz-data.json"')
})

test.each([
  ['keep', 'Kim Player'],
  ['deleted', 'Deleted player'],
] as const)('who deletes their account (%s) is gone, and their results stay as those of %s', async (name, shown) => {
  const username = `kim-${name}`
  const kim = await aMember(username)
  const { id } = JSON.parse((await profile(kim)).text) as { id: string }
  const cup = `farewell${name}`
  await aSaved({ id: cup, players: ['Kim Player 1800', 'Bob'], rounds: ['1-2 1'] })
  await claims(cup, 1, { user_id: id, owner: username, contact: 'kim@example.org' })
  const leave = (password: string) => call('/profile/delete', { password, name }, kim)
  expect(await leave('wrong')).toMatchObject({ status: 403, text: 'Wrong password.' })
  expect((await leave(PASSWORD)).status).toBe(200)
  expect((await profile(kim)).status).toBe(401)
  expect((await login(username)).status).toBe(401)
  expect((await ask(`/api/user/${username}`)).status).toBe(404)
  const [player] = await fetchJson<{ firstName: string; lastName: string; histories: { match: number }[] }[]>(
    `/api/tournament/${cup}/fetchPlayers?ids=${cup}-1`,
  )
  expect(`${player!.firstName} ${player!.lastName}`.trim()).toBe(shown)
  expect(player!.histories[0]!.match).toBe(1)
  for (const table of ['users', 'sessions', 'accounts', 'codes', 'players']) {
    const { results } = await bindings.DB.prepare(`select * from ${table}`).all()
    expect(JSON.stringify(results), table).not.toMatch(new RegExp(`"${id}"|${username}@`))
  }
})
