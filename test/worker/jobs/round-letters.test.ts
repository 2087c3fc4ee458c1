import { expect, test } from 'vitest'
import { aMade, person } from '#test/support/made-tournament.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { emailsTo } from '#test/support/emails.ts'
import { aClock, emptyOutbox, sendAll } from '#test/support/mail-service.ts'
import { claims } from '#test/support/people.ts'
import { aMember, call, profile } from '#test/support/sign-in.ts'
import { ask, bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { countingDatabase } from '#test/support/count-statements.ts'
import { notify } from '#worker/jobs/notify.ts'
import { writeRoundLetters } from '#worker/jobs/round-letters.ts'

const site = await aChessSite()
const write = (env = bindings) => writeRoundLetters(env, Date.now())
const idOf = async (headers: Record<string, string>) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const subjects = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject)
const count = (sql: string, ...values: string[]) =>
  bindings.DB.prepare(`select count(*) as n from ${sql}`)
    .bind(...values)
    .first<number>('n')

type TestEvent = Awaited<ReturnType<typeof aMade>>

/** The director enters an address with the player’s consent. */
const withAddress = ({ does }: TestEvent, no: number, email: string) =>
  does({ type: 'editEntry', no, change: {}, details: { email }, agreed: true })
const results = (round: number) => [1, 2].map((no) => ({ type: 'enterResult', round, no, result: { outcome: '10' } }))
const publish = (round: number) => [
  { type: 'draw', round },
  { type: 'publish', round },
]

async function anEvent(name: string, letters: string, given: object = {}): Promise<TestEvent> {
  const made = await aMade(name, given)
  await made.does({ type: 'open' }, { type: 'editEvent', settings: { letters } })
  return made
}

test('players hear of a published round at the address that they agreed to, once', async () => {
  const made = await anEvent('addressed', 'pairings')
  await withAddress(made, 1, 'Ann@addressed.example')
  await made.does(...publish(1))
  await Promise.all([write(), write()])
  await write()
  const [letter, ...others] = await emailsTo('ann@addressed.example')
  expect(others).toEqual([])
  expect(letter).toMatchObject({ subject: 'addressed: your pairing in round 1' })
  expect(letter!.body).toContain(`http://localhost/t/${made.id}/pairings/1#${made.id}-1-`)
  expect(letter!.body).toContain('http://localhost/letters?stop=')
})

test('an account chooses by its settings, and gets one letter in its language instead of the short notice', async () => {
  const [ann, bob] = [await aMember('ann-chooses'), await aMember('bob-chooses')]
  for (const who of [ann, bob])
    await bindings.DB.prepare(`update users set language = 'de', email_meta = '{"verified":true}' where id = ?`)
      .bind(await idOf(who))
      .run()
  await call('/profile/updateSetting', { emailRounds: true }, ann)
  await call('/profile/updateSetting', { emailResults: true }, bob)
  const made = await anEvent('chosen', 'all')
  await claims(made.id, 1, { user_id: await idOf(ann), email: 'ann-chooses@example.org' })
  await claims(made.id, 2, { user_id: await idOf(bob) })
  await made.does(...publish(1))
  await notify(bindings, Date.now())
  await write()
  expect(await subjects('ann-chooses@example.org')).toEqual(['chosen: deine Paarung in Runde 1'])
  expect(await subjects('bob-chooses@example.org')).toEqual([])
  await made.does(...results(1), { type: 'close', round: 1 })
  await write()
  expect(await subjects('bob-chooses@example.org')).toEqual(['chosen: dein Ergebnis in Runde 1'])
  // Agreed at the entry form: her address there gets results too.
  expect(await subjects('ann-chooses@example.org')).toContain('chosen: dein Ergebnis in Runde 1')
})

test('without the setting nobody hears, and turning it on is no news of older rounds', async () => {
  const made = await aMade('silent')
  await made.does({ type: 'open' })
  await withAddress(made, 1, 'ann@silent.example')
  await made.does(...publish(1))
  await write()
  await made.does({ type: 'editEvent', settings: { letters: 'all' } })
  await made.does(...results(1), { type: 'close', round: 1 })
  await write()
  expect(await subjects('ann@silent.example')).toEqual(['silent: your result in round 1'])
})

test('a round that is taken back before it is sent is told to nobody, and then to all who are drawn', async () => {
  const made = await anEvent('withdrawn', 'pairings')
  await withAddress(made, 1, 'ann@withdrawn.example')
  await made.does(...publish(1))
  await write()
  await made.does({ type: 'unpublish', round: 1 })
  expect(await subjects('ann@withdrawn.example')).toEqual([])
  await made.does({ type: 'publish', round: 1 })
  await write()
  expect(await subjects('ann@withdrawn.example')).toEqual(['withdrawn: your pairing in round 1'])
})

test('a change of the pairings that were sent is told to those whose pairing changed', async () => {
  await emptyOutbox()
  const clock = aClock(Date.now())
  const made = await anEvent('redrawn', 'pairings', { system: 'swiss', rounds: 5 })
  for (const no of [1, 2, 3, 4]) await withAddress(made, no, `p${no}@redrawn.example`)
  await made.does(...publish(1))
  await write()
  await sendAll(clock)
  const sent = (await site.letters()).filter(({ to }) => to[0]!.endsWith('@redrawn.example'))
  expect(sent.map(({ to }) => to[0]).toSorted()).toEqual([1, 2, 3, 4].map((no) => `p${no}@redrawn.example`))
  expect(sent[0]!.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost\/letters\?stop=\S+>$/) as unknown,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const { rounds } = await made.snapshot()
  const white = rounds[0]!.black[0]! + 1
  await made.does({ type: 'swapColours', round: 1, no: rounds[0]!.no?.[0] ?? 1, white })
  await write()
  const touched = [rounds[0]!.white[0]!, rounds[0]!.black[0]!].map((at) => `p${at + 1}@redrawn.example`).toSorted()
  const { results: changed } = await bindings.DB.prepare(
    `select recipient, subject from letters where tournament_id = ? order by recipient`,
  )
    .bind(made.id)
    .all()
  expect(changed).toEqual(touched.map((recipient) => ({ recipient, subject: 'redrawn: changed pairing in round 1' })))
})

test('an abandoned event tells nothing that still waits', async () => {
  const made = await anEvent('abandonedmail', 'pairings')
  await withAddress(made, 1, 'ann@abandoned.example')
  await made.does(...publish(1))
  await write()
  await made.does({ type: 'abandon' })
  await write()
  expect(await subjects('ann@abandoned.example')).toEqual([])
})

test('one press stops letters of the event to the address, without an account, also those that wait', async () => {
  const [one, other] = [await anEvent('stoppedone', 'all'), await anEvent('stoppedother', 'all')]
  for (const made of [one, other]) {
    await withAddress(made, 1, 'ann@stopped.example')
    await made.does(...publish(1))
  }
  await write()
  const letter = (await emailsTo('ann@stopped.example')).find(({ subject }) => subject.startsWith('stoppedone'))
  const link = new URL(/http\S+stop=\S+/.exec(letter!.body)![0])
  const press = (path: string, body?: string) => ask(path, { method: 'POST', ...(body && { body }) })
  // A mail program sends this, and follows no redirect.
  const pressed = await press(link.pathname + link.search, 'List-Unsubscribe=One-Click')
  expect(pressed).toMatchObject({ status: 200 })
  expect(await press(link.pathname + link.search)).toMatchObject({ status: 303 })
  expect(await subjects('ann@stopped.example')).toEqual(['stoppedother: your pairing in round 1'])
  await one.does(...results(1), { type: 'close', round: 1 })
  await write()
  expect(await subjects('ann@stopped.example')).toEqual(['stoppedother: your pairing in round 1'])
  expect(await press('/letters?stop=forged')).toMatchObject({
    status: 400,
    text: expect.stringContaining('incomplete'),
  })
  expect(await press('/letters')).toMatchObject({ status: 400 })
  expect((await ask(link.pathname + link.search)).status).toBe(200)
})

test('an address needs the player’s consent, is seen by directors alone, and leaves no trace when it is taken away', async () => {
  const made = await anEvent('private-mail', 'pairings')
  expect(
    await made.change({ type: 'editEntry', no: 1, change: {}, details: { email: 'ann@private.example' } }),
  ).toMatchObject({ status: 409, message: expect.stringContaining('only if the player agreed') })
  await withAddress(made, 1, 'ann@private.example')
  const said = (await made.history())[0]!
  expect(said.words).toContain('email address')
  expect(JSON.stringify(await made.history())).not.toContain('private.example')
  const read = (path: string, headers = {}) => ask(`/api/tournament/${made.id}/${path}`, { headers })
  const everywhere = ['snapshot', 'fetchPlayers', 'getEntryDetails', 'getChanges']
  for (const path of everywhere) expect((await read(path)).text, path).not.toContain('private.example')
  expect((await read('getDeskEntries')).status).toBe(401)
  expect((await read('getEventFile', made.headers)).text).not.toContain('private.example')
  expect((await read('getDeskEntries', made.headers)).text).toContain('ann@private.example')
  await made.does(...publish(1))
  await write()
  await made.does({ type: 'editEntry', no: 1, change: {}, details: { email: null } })
  expect(await emailsTo('ann@private.example')).toEqual([])
})

test('who joins with a tick gets letters, has the address in their data, and takes it along with their account', async () => {
  const ann = await aMember('ann-ticks')
  const id = await idOf(ann)
  await bindings.DB.prepare(`update users set email_meta = '{"verified":true}' where id = ?`).bind(id).run()
  const made = await anEvent('ticked', 'pairings', {
    registration: 'approve',
    entries: ['Bo', 'Cy', 'Di'].map((one) => person(one)),
  })
  expect((await postJson(`/api/tournament/${made.id}/join`, { letters: true }, ann)).status).toBe(200)
  await postJson(`/api/tournament/${made.id}/answerRequest`, { user: id, accept: true }, made.headers)
  const data = await fetchJson<{ entries: { email: string | null }[] }>('/api/profile/data', { headers: ann })
  expect(data.entries).toMatchObject([{ email: 'ann-ticks@example.org' }])
  await made.does(...publish(1))
  await write()
  expect(await subjects('ann-ticks@example.org')).toContain('ticked: your pairing in round 1')
  await call('/profile/delete', { password: 'Grob 1. g4 forever', name: 'keep' }, ann)
  expect(await count('players where tournament_id = ? and email is not null', made.id)).toBe(0)
  expect(await emailsTo('ann-ticks@example.org')).toEqual([])
})

test('undo brings back an address, and a removed entry comes back with its own', async () => {
  const made = await anEvent('undone-mail', 'pairings')
  await withAddress(made, 1, 'ann@undone.example')
  const cleared = await made.change({ type: 'editEntry', no: 1, change: {}, details: { email: null } })
  await made.undo(cleared.version)
  expect(await count('players where tournament_id = ? and email is not null', made.id)).toBe(1)
  const removed = await made.change({ type: 'removeEntries', nos: [1] })
  await made.undo(removed.version)
  expect(await count('players where tournament_id = ? and email is not null', made.id)).toBe(1)
})

test('a round of 300 players costs few statements, and no more rows than it has', async () => {
  const entries = Array.from({ length: 300 }, (_, at) => person(`Player ${at + 1}`, 2500 - at))
  const made = await anEvent('largemail', 'pairings', { system: 'swiss', rounds: 9, entries })
  await bindings.DB.prepare(`update players set email = 'p' || no || '@large.example' where tournament_id = ?`)
    .bind(made.id)
    .run()
  await made.does(...publish(1))
  await bindings.DB.prepare('delete from round_letters_due where tournament_id <> ?').bind(made.id).run()
  const { d1, statements } = countingDatabase(bindings.DB)
  await write({ ...bindings, DB: d1 })
  expect(await count('letters where tournament_id = ?', made.id)).toBe(300)
  expect(statements.length).toBeLessThan(20)
  const read = statements.reduce((sum, one) => sum + one.read, 0)
  expect(read).toBeLessThan(300 * 15)
})
