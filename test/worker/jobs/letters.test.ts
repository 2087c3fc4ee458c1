import { beforeEach, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#core/time.ts'
import { cases } from '#test/support/audit.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aClock, emptyOutbox, expectWarnings, mailEnv, sendAll } from '#test/support/mail-service.ts'
import { personRow } from '#test/support/people.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import * as letters from '#worker/data/letters.ts'
import { sendLetters } from '#worker/jobs/letters.ts'
import { notify } from '#worker/jobs/notify.ts'
import { sweep } from '#worker/jobs/sweep.ts'
import { letterOf } from '#worker/mail/letter.ts'

const site = await aChessSite()
const db = open(bindings.DB)
beforeEach(emptyOutbox)
/** Later than any letter of another test file, so that those are given up and never sent here. */
const LATER = Date.now() + 400 * DAY

interface LetterRow {
  id: number
  recipient: string
  body: string
  status: string | null
  tries: number
  failed_at: number | null
}
const rowsTo = async (recipient: string) =>
  (await bindings.DB.prepare('select * from letters where recipient = ?').bind(recipient).all<LetterRow>()).results
const write = (to: string, now: number, kind: 'notice' | 'passwordReset' = 'notice') =>
  letters.insertion(
    db,
    letterOf(
      { kind, to, subject: 'Hello', text: 'http://localhost/secret' },
      { now, ...(kind === 'passwordReset' && { lifetime: 30 * MINUTE }) },
    ),
  )
const lettersTo = async (address: string) => (await site.letters()).filter(({ to }) => to[0] === address)

/** An even number. */
const PLAYERS = cases(20, 300)

/** A drawn round whose players want an email; returns their addresses. */
async function aDrawnRound(id: string): Promise<string[]> {
  const names = Array.from({ length: PLAYERS }, (_, at) => `${id}-${at + 1}`)
  const pairs = Array.from({ length: PLAYERS / 2 }, (_, at) => `${at + 1}-${at + 1 + PLAYERS / 2} *`)
  await aSaved({ id, name: 'Mail Open', players: names, rounds: [pairs.join(', ')], active: true })
  await bindings.DB.batch(
    names.map((name) =>
      personRow(name, { email: `${name}@example.org`, email_meta: '{"verified":true,"rounds":true}' }),
    ),
  )
  await bindings.DB.prepare(`update players set user_id = tournament_id || '-' || no where tournament_id = ?`)
    .bind(id)
    .run()
  return names.map((name) => `${name}@example.org`)
}

/** The audit’s 1,800 requests take minutes on a busy machine. */
const LONG = { timeout: 900_000 }

test(
  'all letters of a drawn round arrive once each, though the mail service refuses four of five and is down for a minute',
  LONG,
  async () => {
    await site.reset()
    const addresses = await aDrawnRound('mailopen')
    expectWarnings()
    const began = LATER
    const clock = aClock(began)
    await Promise.all([notify(bindings, began), notify(bindings, began)])
    await site.mood('429-mostly', { only: '/mail' })
    await sendAll(clock, () => clock.now() < began + MINUTE)
    await site.mood('503', { only: '/mail' })
    await sendAll(clock, () => clock.now() < began + 2 * MINUTE)
    await site.mood('429-mostly', { only: '/mail' })
    await sendAll(clock)
    const arrived = await site.letters()
    const asked = await site.log('/mail')
    const count = (status: number) => asked.filter((one) => one.status === status).length
    const minutes = Math.round((clock.now() - began) / MINUTE)
    console.log(
      `${PLAYERS} letters: ${asked.length} requests, ${count(429)} refused with 429, ${count(503)} with 503, ${arrived.length} accepted, after ${minutes} simulated minutes`,
    )
    expect(arrived.map(({ to }) => to[0]).toSorted()).toEqual(addresses.toSorted())
    expect(arrived[0]!.text).toContain('round 1 is drawn')
    expect(count(503)).toBeGreaterThan(0)
    // Sent letters leave nothing behind.
    expect(await rowsTo(addresses[0]!)).toEqual([])
  },
)

test('at most two letters a second are sent, so that the service refuses none, by however many runs', async () => {
  await site.reset()
  const clock = aClock(LATER + DAY)
  for (let at = 0; at < 30; at += 1) await write(`fast-${at}@example.org`, clock.now())
  const run = () => sendLetters(mailEnv, { clock })
  await Promise.all([run(), run(), run()])
  await sendAll(clock)
  const statuses = (await site.log('/mail')).map(({ status }) => status)
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 200))
  const times = (await site.letters()).map(({ at }) => at)
  for (const at of times) expect(times.filter((other) => other >= at && other < at + SECOND).length).toBeLessThan(3)
})

test('a letter about an account goes before notices that have waited longer', async () => {
  await site.reset()
  const clock = aClock(LATER + 2 * DAY)
  for (const name of ['notice-1', 'notice-2']) await write(`${name}@example.org`, clock.now() - MINUTE)
  await write('reset@example.org', clock.now(), 'passwordReset')
  await sendAll(clock)
  expect((await site.letters())[0]!.to).toEqual(['reset@example.org'])
})

test('a letter whose answer was lost is sent again under the same key, and arrives once', async () => {
  await site.reset()
  const clock = aClock(LATER + 3 * DAY)
  await write('lost@example.org', clock.now())
  await site.mood('lost-answer', { only: '/mail', for: { count: 2 } })
  expectWarnings()
  await sendAll(clock)
  expect(await site.log('/mail')).toHaveLength(3)
  expect(await lettersTo('lost@example.org')).toHaveLength(1)
})

test('a request that hangs is given up by itself, and the others are sent', async () => {
  await site.reset()
  const clock = aClock(LATER + 4 * DAY)
  await write('hangs@example.org', clock.now())
  await write('waits@example.org', clock.now() + 1)
  await clock.wait(1)
  await site.mood('hang', { only: '/mail', for: { count: 1 } })
  expectWarnings()
  // The service hangs for thirty seconds; on a busy machine a true answer may take some.
  await sendLetters(mailEnv, { clock, timeout: 5 * SECOND, roll: () => 0 })
  await sendAll(clock)
  expect((await site.letters()).map(({ to }) => to[0])).toEqual(['waits@example.org', 'hangs@example.org'])
})

test('a wait that the service asks for is kept', async () => {
  await site.reset()
  const clock = aClock(LATER + 5 * DAY)
  await write('polite@example.org', clock.now())
  const tried: number[] = []
  vi.stubGlobal('fetch', async () => {
    tried.push(clock.now())
    return tried.length === 1
      ? Response.json({ name: 'rate_limit_exceeded' }, { status: 429, headers: { 'retry-after': '42' } })
      : Response.json({ id: 'x' })
  })
  await sendAll(clock)
  expect(tried[1]! - tried[0]!).toBe(42 * SECOND)
  await aChessSite()
})

test('a refused address is not tried again, and a letter that fails for two days is given up; both are kept for 30 days', async () => {
  const again = await aChessSite()
  const clock = aClock(LATER + 6 * DAY)
  await write('nobody', clock.now())
  expectWarnings()
  await sendAll(clock)
  expect(await rowsTo('nobody')).toMatchObject([
    { status: '422 invalid_parameter', tries: 1, failed_at: clock.now() - 550 },
  ])
  await again.mood('503', { only: '/mail' })
  const began = clock.now()
  await write('unlucky@example.org', began)
  await sendAll(clock)
  await sweep(mailEnv, clock.now() + HOUR)
  const [given] = await rowsTo('unlucky@example.org')
  expect(given).toMatchObject({ status: '503', body: 'http://localhost/secret' })
  expect(given!.failed_at! - began).toBeGreaterThan(DAY)
  // Delays grow: not hundreds of requests.
  expect(given!.tries).toBeGreaterThan(40)
  expect(given!.tries).toBeLessThan(70)
  await sweep(mailEnv, given!.failed_at! + 30 * DAY - 1)
  expect(await rowsTo('unlucky@example.org')).toHaveLength(1)
  await sweep(mailEnv, given!.failed_at! + 30 * DAY)
  expect(await rowsTo('unlucky@example.org')).toEqual([])
})

test('a letter whose link has expired is not sent, and its text is deleted', async () => {
  const again = await aChessSite()
  const clock = aClock(LATER + 50 * DAY)
  await write('late@example.org', clock.now(), 'passwordReset')
  await clock.wait(31 * MINUTE)
  await sweep(mailEnv, clock.now())
  await sendAll(clock)
  expect(await again.letters()).toEqual([])
  expect(await rowsTo('late@example.org')).toMatchObject([{ body: '', status: 'not tried' }])
})

test('without a mail service letters are kept for an hour and nothing is sent', async () => {
  const again = await aChessSite()
  await write('kept@example.org', Date.now())
  expect(await sendLetters(bindings)).toBeUndefined()
  expect(await again.letters()).toEqual([])
  expect(await rowsTo('kept@example.org')).toHaveLength(1)
})
