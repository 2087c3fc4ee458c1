import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { aReceiver } from '#test/support/receiver.ts'
import { bindings, fetchJson, postJson } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { sweepDeliveries, sweepGivenUpDeliveries } from '#worker/data/webhook-outbox.ts'
import { DELIVERY_RETENTION, tellWebhooks } from '#worker/jobs/webhooks.ts'

type Webhooks = AnswerOf<'get', '/tournament/:id/getWebhooks'>
type MadeTournament = Awaited<ReturnType<typeof aMade>>
const ORIGIN = bindings.WEBHOOK_LOOPBACK!
const receiver = aReceiver(ORIGIN)
beforeEach(() => receiver.reset())
vi.stubGlobal('fetch', receiver.fetch)
afterAll(() => void vi.unstubAllGlobals())

const ALL = ['drawn', 'published', 'result', 'roundOver', 'finished']
/** Adds a webhook; returns its id and secret. */
async function aWebhook(cup: MadeTournament, path: string, events = ALL) {
  const added = await postJson(
    `/api/tournament/${cup.id}/addWebhook`,
    { url: `${ORIGIN}/${path}`, events },
    cup.headers,
  )
  expect(added.status).toBe(200)
  return JSON.parse(added.text) as { id: string; secret: string }
}
const list = (cup: MadeTournament) =>
  fetchJson<Webhooks>(`/api/tournament/${cup.id}/getWebhooks`, { headers: cup.headers })
const playRound = async (cup: MadeTournament, round: number) => {
  if (round > 1) await cup.does({ type: 'draw', round }, { type: 'publish', round })
  await cup.does(result(1, '10', round), result(2, '==', round), { type: 'close', round })
}
const now = Date.now()

test('a webhook gets the events from draw to end, signed, in order and once, however often the job runs', async () => {
  const cup = await aMade('hooked')
  const { id, secret } = await aWebhook(cup, 'all')
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  await cup.does(...START)
  await playRound(cup, 1)
  await Promise.all([tellWebhooks(bindings, now), tellWebhooks(bindings, now + 1)])
  await playRound(cup, 2)
  await playRound(cup, 3)
  await tellWebhooks(bindings, now + MINUTE)
  await tellWebhooks(bindings, now + 2 * MINUTE)
  const got = receiver.at('all')
  const round = ['drawn', 'published', 'result', 'result', 'roundOver']
  expect(got.map(({ body }) => body.type)).toEqual([...round, ...round, ...round, 'finished'])
  const versions = got.map(({ body }) => body.data.version)
  expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  expect(new Set(got.map(({ id: one }) => one)).size).toBe(got.length)
  for (const one of got) expect(await one.isSignedWith(secret)).toBe(true)
  expect(await got[0]!.isSignedWith(secret.replace(/.{5}$/, 'AAAA='))).toBe(false)
  expect(got[2]!.body.data).toMatchObject({ tournament: cup.id, match: `${cup.id}-1-1`, outcome: '10', board: 1 })
  const [known] = await list(cup)
  expect(known).toMatchObject({ id, waiting: 0, failingSince: null })
  expect(known!.deliveries[0]).toMatchObject({ event: 'finished', status: 200, id: got.at(-1)!.id })
  expect(JSON.stringify(known)).not.toContain(secret)
  const kept = await bindings.DB.prepare('select secret from webhooks where id = ?')
    .bind(id)
    .first<{ secret: string }>()
  expect(kept!.secret).not.toContain(secret.slice(6, 20))
})

test('a receiver that is down for ten minutes gets all events later, in order and once', async () => {
  const cup = await aMade('deadhook')
  const { secret } = await aWebhook(cup, 'dead')
  receiver.answers('dead', 'nothing')
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  await playRound(cup, 1)
  for (let minute = 1; minute < 10; minute += 1) await tellWebhooks(bindings, now + minute * MINUTE)
  expect(receiver.at('dead')).toEqual([])
  // Not each minute: the intervals grow.
  expect(receiver.tried('dead')).toBe(4)
  expect((await list(cup))[0]).toMatchObject({ waiting: 5, failingSince: now, disabledAt: null })
  receiver.answers('dead', 204)
  for (let minute = 10; minute < 20; minute += 1) await tellWebhooks(bindings, now + minute * MINUTE)
  const got = receiver.at('dead')
  expect(got.map(({ body }) => body.type)).toEqual(['drawn', 'published', 'result', 'result', 'roundOver'])
  expect(new Set(got.map(({ id }) => id)).size).toBe(5)
  for (const one of got) expect(await one.isSignedWith(secret)).toBe(true)
  expect((await list(cup))[0]).toMatchObject({ waiting: 0, failingSince: null })
})

test('a webhook that fails does not hold up others, and each gets only the events it chose', async () => {
  const cup = await aMade('twohooks')
  await aWebhook(cup, 'fails')
  await aWebhook(cup, 'results', ['result'])
  receiver.answers('fails', 500)
  await cup.does(...START, result(1, '10'))
  await tellWebhooks(bindings, now)
  expect(receiver.at('results').map(({ body }) => body.type)).toEqual(['result'])
  expect(receiver.tried('fails')).toBe(1)
})

test('a redirect is not followed, and counts as a failure', async () => {
  const cup = await aMade('redirhook')
  await aWebhook(cup, 'moved', ['drawn'])
  receiver.answers('moved', 302)
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  expect(receiver.modes()).toEqual(['manual'])
  expect((await list(cup))[0]!.deliveries[0]).toMatchObject({ status: 302, doneAt: null })
})

test('a receiver that fails for three days is disabled and its creator notified, and resuming it loses no event', async () => {
  const cup = await aMade('offhook')
  const { id } = await aWebhook(cup, 'off', ['published', 'result'])
  receiver.answers('off', 503)
  await cup.does(...START)
  for (let hour = 0; hour <= 73; hour += 1) await tellWebhooks(bindings, now + hour * HOUR)
  const tried = receiver.tried('off')
  await tellWebhooks(bindings, now + 4 * DAY)
  expect(receiver.tried('off')).toBe(tried)
  expect((await list(cup))[0]).toMatchObject({ disabledAt: now + 3 * DAY, waiting: 1 })
  const told = await fetchJson<{ content: string; link: string }[]>('/api/profile/notifications', {
    headers: cup.headers,
  })
  expect(told[0]).toMatchObject({
    content: 'The webhook to **127\\.0\\.0\\.1** was switched off: it hasn’t been accepted for too long.',
    link: `/manage/${cup.id}/programs`,
  })
  await cup.does(result(1, '10'))
  receiver.answers('off', 200)
  await postJson(`/api/tournament/${cup.id}/resumeWebhook`, { webhook: id }, cup.headers)
  await tellWebhooks(bindings, now + 5 * DAY)
  expect(receiver.at('off').map(({ body }) => body.type)).toEqual(['published', 'result'])
})

test('a receiver that asks to wait for half an hour is not asked before', async () => {
  const cup = await aMade('waithook')
  await aWebhook(cup, 'waits', ['drawn'])
  receiver.answers('waits', 429)
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  for (let minute = 1; minute < 30; minute += 1) await tellWebhooks(bindings, now + minute * MINUTE)
  expect(receiver.tried('waits')).toBe(1)
  await tellWebhooks(bindings, now + 30 * MINUTE)
  expect(receiver.tried('waits')).toBe(2)
})

test('deliveries of a webhook that was switched off are kept for 30 days', async () => {
  const cup = await aMade('lefthook')
  const { id } = await aWebhook(cup, 'left', ['drawn', 'published'])
  receiver.answers('left', 410)
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  const kept = async () =>
    bindings.DB.prepare('select count(*) as n from deliveries where webhook_id = ?').bind(id).first<{ n: number }>()
  await sweepGivenUpDeliveries(open(bindings.DB), now - 1).run()
  expect(await kept()).toEqual({ n: 2 })
  await sweepGivenUpDeliveries(open(bindings.DB), now).run()
  expect(await kept()).toEqual({ n: 0 })
})

test('a receiver that answers 410 is disabled at once', async () => {
  const cup = await aMade('gonehook')
  await aWebhook(cup, 'gone', ['drawn'])
  receiver.answers('gone', 410)
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  expect((await list(cup))[0]!.disabledAt).toBe(now)
})

test('a delivery can be sent again under its id, and is kept for a week', async () => {
  const cup = await aMade('againhook')
  await aWebhook(cup, 'again', ['published'])
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  const { id } = receiver.at('again')[0]!
  const again = await postJson(`/api/tournament/${cup.id}/repeatDelivery`, { delivery: id }, cup.headers)
  expect(again.text).toBe('{"message":"Sending again."}')
  expect(receiver.at('again').map((one) => one.id)).toEqual([id, id])
  const elsewhere = await aMade('othershook')
  const foreign = await postJson(`/api/tournament/${elsewhere.id}/repeatDelivery`, { delivery: id }, elsewhere.headers)
  expect(foreign.status).toBe(404)
  const sweepAt = (at: number) => sweepDeliveries(open(bindings.DB), at - DELIVERY_RETENTION).run()
  const kept = async () =>
    bindings.DB.prepare('select count(*) as n from deliveries where id = ?').bind(id).first<{ n: number }>()
  await sweepAt(now + 6 * DAY)
  expect(await kept()).toEqual({ n: 1 })
  await sweepAt(now + 8 * DAY)
  expect(await kept()).toEqual({ n: 0 })
})

test('entering a result runs no statement on webhooks', async () => {
  const cup = await aMade('cheaphook')
  await aWebhook(cup, 'cheap')
  await cup.does(...START)
  const entered = await postJson(`/api/tournament/${cup.id}/change`, { request: result(1, '10') }, cup.headers)
  expect(entered.status).toBe(200)
  expect(entered.statements.filter(({ sql }) => /webhooks|deliveries/.test(sql))).toEqual([])
})

test('a sixth webhook is refused, and a removed one gets nothing', async () => {
  const cup = await aMade('manyhooks')
  const ids = []
  for (const n of [1, 2, 3, 4, 5]) ids.push((await aWebhook(cup, `many${n}`)).id)
  const url = `${ORIGIN}/many6`
  expect(await postJson(`/api/tournament/${cup.id}/addWebhook`, { url, events: ['drawn'] }, cup.headers)).toMatchObject(
    {
      status: 409,
      text: 'A tournament can have up to 5 webhooks.',
    },
  )
  for (const webhook of ids) await postJson(`/api/tournament/${cup.id}/removeWebhook`, { webhook }, cup.headers)
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  expect(receiver.tried('many1')).toBe(0)
  expect(await list(cup)).toEqual([])
})

test.each([
  ['https://127.0.0.1/hook', 'Enter a public host name. IP addresses and names of private networks can’t be used.'],
  ['http://club.org', 'Enter an address that begins with https://.'],
  ['https://club.org:8443', 'Enter an address without a username, a password or a port of its own.'],
])('%s is refused', async (url, text) => {
  const cup = await aMade(`badhook${text.length}`)
  const added = await postJson(`/api/tournament/${cup.id}/addWebhook`, { url, events: ['drawn'] }, cup.headers)
  expect(added).toMatchObject({ status: 400, text })
})

test('a forbidden address in the table is not requested either', async () => {
  const cup = await aMade('traphook')
  const { id } = await aWebhook(cup, 'trap')
  await bindings.DB.prepare('update webhooks set url = ? where id = ?').bind('http://127.0.0.1:8798/trap', id).run()
  await cup.does(...START)
  await tellWebhooks(bindings, now)
  expect(receiver.elsewhere()).toEqual([])
  expect((await list(cup))[0]).toMatchObject({ failingSince: now })
})
