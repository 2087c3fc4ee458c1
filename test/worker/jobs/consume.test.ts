import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBrowser } from '#test/support/browser-push.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { emptyOutbox, expectWarnings, mailEnv } from '#test/support/mail-service.ts'
import { aPerson } from '#test/support/people.ts'
import { aReceiver } from '#test/support/receiver.ts'
import { call } from '#test/support/sign-in.ts'
import { until } from '#test/support/viewer.ts'
import { aSession, bindings, postJson } from '#test/support/worker.ts'
import worker from '#worker/index.ts'

const { READ_LETTER_QUEUE, READ_PUSH_QUEUE, READ_WEBHOOK_QUEUE } = env as unknown as Record<string, Queue>
const READ = { LETTER_QUEUE: READ_LETTER_QUEUE, PUSH_QUEUE: READ_PUSH_QUEUE, WEBHOOK_QUEUE: READ_WEBHOOK_QUEUE }
const MAIL = { RESEND_KEY: mailEnv.RESEND_KEY, RESEND_API: 'https://mail.test' }
const refusing = { send: () => Promise.reject(new Error('Too Many Requests')) }
const REFUSING = { LETTER_QUEUE: refusing, PUSH_QUEUE: refusing, WEBHOOK_QUEUE: refusing }

const receiver = aReceiver(bindings.WEBHOOK_LOOPBACK!)
beforeEach(async () => {
  receiver.reset()
  await emptyOutbox()
})
vi.stubGlobal('fetch', receiver.fetch)
afterAll(() => void vi.unstubAllGlobals())
const askedFor = (start: string) => receiver.elsewhere().filter((address) => address.startsWith(start)).length

/** Changes the Worker's bindings until the test ends: those of the tests, and those that consumers of queues get. */
function withBindings(changed: object): void {
  for (const all of [bindings, env as object]) {
    const before = { ...all }
    Object.assign(all, changed)
    onTestFinished(() => {
      for (const name of Object.keys(changed)) Reflect.deleteProperty(all, name)
      Object.assign(all, before)
    })
  }
}

/** Fires the cron trigger. */
async function cron(): Promise<void> {
  const context = createExecutionContext()
  await worker.scheduled(createScheduledController(), bindings, context)
  await waitOnExecutionContext(context)
}

/** An event with a webhook, and a player who wants an email and has a browser that gets pushes. */
async function aHeardEvent(name: string) {
  const cup = await aMade(name)
  await postJson(
    `/api/tournament/${cup.id}/addWebhook`,
    { url: `${bindings.WEBHOOK_LOOPBACK}/${name}`, events: ['drawn', 'published', 'result', 'roundOver'] },
    cup.headers,
  )
  const player = `${name}-ann`
  await aPerson(player, { email: `${player}@example.org`, email_meta: '{"verified":true,"rounds":true}' })
  await bindings.DB.prepare('update players set user_id = ? where tournament_id = ? and no = 1')
    .bind(player, cup.id)
    .run()
  const { keys } = await aBrowser()
  return { ...cup, player, keys, types: () => receiver.at(name).map(({ body }) => body.type) }
}

test.each([
  ['refuses', REFUSING],
  ['isn’t bound', { LETTER_QUEUE: undefined, PUSH_QUEUE: undefined, WEBHOOK_QUEUE: undefined }],
])('if the queue %s, nothing is lost: the cron trigger sends', async (how, queues) => {
  withBindings({ ...queues, ...MAIL })
  expectWarnings()
  const cup = await aHeardEvent(how === 'refuses' ? 'refusedqueue' : 'noqueue')
  await cup.does(...START, result(1, '10'))
  expect((await call('/requestPasswordReset', { username: cup.player })).status).toBe(200)
  expect(cup.types()).toEqual([])
  await cron()
  expect(cup.types()).toEqual(['drawn', 'published', 'result'])
  expect(askedFor('https://mail.test/emails')).toBe(2)
})

test('a message of the queue delivers webhooks in order, pushes and letters, without the cron trigger', async () => {
  withBindings({ ...READ, ...MAIL })
  const cup = await aHeardEvent('queuecup')
  const { headers } = await aSession(cup.player)
  const endpoint = `${bindings.PUSH_ORIGIN}/push/queuecup`
  expect((await call('/profile/push/subscribe', { endpoint, keys: cup.keys }, headers)).status).toBe(200)
  await cup.does(...START, result(1, '10'), result(2, '=='), { type: 'close', round: 1 })
  await until(() => cup.types().length === 5, 'the deliveries')
  expect(cup.types()).toEqual(['drawn', 'published', 'result', 'result', 'roundOver'])
  await until(() => askedFor(endpoint) === 1, 'the push')
  await until(() => askedFor('https://mail.test/emails') === 1, 'the letter of the draw')
  expect((await call('/requestPasswordReset', { username: cup.player })).status).toBe(200)
  await until(() => askedFor('https://mail.test/emails') === 2, 'the letter with the link')
  // No run may reach into another test.
  const isTaken = () => bindings.DB.prepare('select 1 from mail_sender where leased_until > ?').bind(Date.now()).first()
  await vi.waitFor(async () => expect(await isTaken()).toBeNull(), { timeout: 30_000 })
})
