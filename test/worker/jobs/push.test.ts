import { expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#core/time.ts'
import { aBrowser } from '#test/support/browser-push.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aMember, call, profile } from '../../support/sign-in.ts'
import { bindings, fetchJson } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { sweepGivenUp } from '#worker/data/push.ts'
import { sendPushes } from '#worker/jobs/push.ts'

const site = await aChessSite()
type Headers = Record<string, string>
const ORIGIN = bindings.PUSH_ORIGIN!
const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const news = async (who: Headers, content: string, at = Date.now()) =>
  bindings.DB.prepare(
    "insert into notifications (user_id, content, link, role, created_at) values (?, ?, '/t/cup/pairings/1', 'draw', ?)",
  )
    .bind(await idOf(who), content, at)
    .run()
const waiting = async () =>
  (await bindings.DB.prepare('select count(*) as n from push_queue').first<{ n: number }>())!.n
const { keys, read } = await aBrowser()
const subscribe = (who: Headers, browser: string) =>
  call('/profile/push/subscribe', { endpoint: `${ORIGIN}/push/${browser}`, keys }, who)
const count = async (who: Headers) =>
  (await fetchJson<{ browsers: number }>('/api/profile/push', { headers: who })).browsers

test('a notification reaches a subscribed browser once, encrypted for it alone', async () => {
  const [ann, bob] = [await aMember('ann-push'), await aMember('bob-push')]
  expect((await subscribe(ann, 'anns')).status).toBe(200)
  expect((await subscribe(ann, 'anns')).text).toBe('{"browsers":1}')
  const kept = await bindings.DB.prepare('select keys from push_subscriptions').first<{ keys: string }>()
  expect(kept!.keys).not.toContain(keys.auth)
  await news(ann, 'You have White against **Bob \\[x\\]**.')
  await news(bob, 'Not for her.')
  const now = Date.now()
  await Promise.all([sendPushes(bindings, now), sendPushes(bindings, now + 1)])
  await sendPushes(bindings, now + 10 * MINUTE)
  const sent = await site.pushed('anns')
  expect(sent).toHaveLength(1)
  expect(await read(sent[0]!)).toEqual({
    title: 'Kibitz',
    body: 'You have White against Bob [x].',
    link: '/t/cup/pairings/1',
  })
  expect(sent[0]!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(sent[0]!.headers['authorization']).toContain(`k=${bindings.VAPID_PUBLIC_KEY}`)
  expect(atob(sent[0]!.body)).not.toContain('against Bob')
  expect(await waiting()).toBe(0)
})

test('two runs in one millisecond send each notification once', async () => {
  const ann = await aMember('ann-twice')
  await subscribe(ann, 'twice')
  await news(ann, 'One')
  await news(ann, 'Two')
  const now = Date.now()
  await Promise.all([sendPushes(bindings, now), sendPushes(bindings, now)])
  expect(await site.pushed('twice')).toHaveLength(2)
})

test('a subscription that no longer exists is deleted, with all pushes that wait for it', async () => {
  const ann = await aMember('ann-gone')
  await subscribe(ann, 'gone-1')
  await news(ann, 'One')
  await news(ann, 'Two')
  await sendPushes(bindings, Date.now())
  expect(await count(ann)).toBe(0)
  expect(await waiting()).toBe(0)
})

interface FailedPush {
  status: string
  tries: number
  due_at: number
  failed_at: number | null
}
const pushesTo = async (user: string) =>
  (
    await bindings.DB.prepare(
      `select q.* from push_queue q join push_subscriptions s on s.id = q.subscription_id where s.user_id = ?`,
    )
      .bind(user)
      .all<FailedPush>()
  ).results

test('an overloaded push service is tried for two hours, at growing intervals; then the push is kept for the operator', async () => {
  const ann = await aMember('ann-busy')
  const id = await idOf(ann)
  await subscribe(ann, 'busy-1')
  const now = Date.now()
  await news(ann, 'One', now)
  let at = now
  const waits: number[] = []
  for (let push = (await pushesTo(id))[0]!; push.failed_at === null; push = (await pushesTo(id))[0]!) {
    await sendPushes(bindings, push.due_at - 1, () => 0)
    waits.push((push.due_at - at) / SECOND)
    at = push.due_at
    await sendPushes(bindings, at, () => 0)
  }
  expect(waits).toEqual([0, 15, 30, 60, 120, 240, 480, 900, 1800, 3600])
  expect(await site.pushed('busy-1')).toHaveLength(10)
  expect(await pushesTo(id)).toMatchObject([{ status: '503', tries: 10, failed_at: at }])
  expect(await sendPushes(bindings, at + DAY)).toBeUndefined()
  expect(await site.pushed('busy-1')).toHaveLength(10)
  await sweepGivenUp(open(bindings.DB), at - 1).run()
  expect(await pushesTo(id)).toHaveLength(1)
  await sweepGivenUp(open(bindings.DB), at).run()
  expect(await pushesTo(id)).toEqual([])
})

test('a push that its service will never accept is kept at once, and a wait that it asks for is kept to', async () => {
  const [ann, bob] = [await aMember('ann-bad'), await aMember('bob-slow')]
  const now = Date.now()
  await subscribe(ann, 'bad-1')
  await subscribe(bob, 'slow-1')
  await news(ann, 'One', now)
  await news(bob, 'Two', now)
  await sendPushes(bindings, now, () => 0)
  expect(await pushesTo(await idOf(ann))).toMatchObject([{ status: '403', failed_at: now }])
  expect(await pushesTo(await idOf(bob))).toMatchObject([{ status: '429', failed_at: null, due_at: now + 2 * MINUTE }])
  await bindings.DB.prepare('delete from push_queue').run()
})

test('an unsubscribed browser gets no pushes, and invalid subscriptions are refused', async () => {
  const ann = await aMember('ann-stops')
  await subscribe(ann, 'stops')
  expect((await call('/profile/push/unsubscribe', { endpoint: `${ORIGIN}/push/stops` }, ann)).text).toBe(
    '{"browsers":0}',
  )
  await news(ann, 'One')
  expect(await waiting()).toBe(0)
  const bob = await aMember('bob-stops')
  await subscribe(ann, 'hers')
  await call('/profile/push/unsubscribe', { endpoint: `${ORIGIN}/push/hers` }, bob)
  expect(await count(ann)).toBe(1)
  const wrong = { status: 400, text: 'Invalid push subscription.' }
  for (const endpoint of ['https://10.0.0.1/x', 'http://169.254.169.254/latest', 'javascript:1', 'x']) {
    expect(await call('/profile/push/subscribe', { endpoint, keys }, ann)).toMatchObject(wrong)
  }
  const endpoint = `${ORIGIN}/push/ann`
  expect(await call('/profile/push/subscribe', { endpoint, keys: { ...keys, auth: 'x' } }, ann)).toMatchObject(wrong)
})

test('a browser belongs to its last user, and a user has ten at most', async () => {
  const [ann, bob] = [await aMember('ann-shares'), await aMember('bob-shares')]
  await subscribe(ann, 'shared')
  await subscribe(bob, 'shared')
  expect([await count(ann), await count(bob)]).toEqual([0, 1])
  for (let at = 0; at < 12; at += 1) await subscribe(ann, `many-${at}`)
  expect(await count(ann)).toBe(10)
  const { results } = await bindings.DB.prepare(
    "select endpoint from push_subscriptions where endpoint like '%/many-%' order by id",
  ).all<{ endpoint: string }>()
  expect(results.map(({ endpoint }) => endpoint.split('-').at(-1))).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
  ])
})

test('without VAPID keys nothing is sent', async () => {
  const ann = await aMember('ann-off')
  await subscribe(ann, 'off')
  await news(ann, 'One')
  const { VAPID_PRIVATE_KEY: _, ...without } = bindings
  await sendPushes(without, Date.now())
  expect(await site.pushed('off')).toEqual([])
})
