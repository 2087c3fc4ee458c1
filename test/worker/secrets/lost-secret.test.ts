import { expect, test } from 'vitest'
import { anAccount } from '#test/support/people.ts'
import { ask, aUser, bindings, postJson } from '#test/support/worker.ts'
import { sendPushes } from '#worker/jobs/push.ts'
import { seal } from '#worker/secrets/seal.ts'

// Sealed with a SECRET that was lost: the deployment has another one by now.
const lost = (text: string) => seal(text, 'the lost one')
const count = (table: string) => bindings.DB.prepare(`select count(*) as n from ${table}`).first<number>('n')

test('after the secret was lost, users link their Lichess account again', async () => {
  const { headers } = await aUser('lost-lichess')
  await anAccount('lost-lichess', 'lichess', { username: 'li', token: await lost('lip_1'), verified: 1 })
  const { status, text } = await ask('/api/profile/lichess/updateFrom', { headers })
  expect([status, text]).toEqual([502, 'Couldn’t update from Lichess. Link your account again.'])
  expect((await ask('/api/profile', { headers })).status).toBe(200)
})

test('browsers whose keys can’t be read any more are forgotten, so that they are asked again', async () => {
  await aUser('lost-push')
  await bindings.DB.prepare(
    `insert into push_subscriptions (user_id, endpoint, keys, created_at) values ('lost-push', 'https://push.test/1', ?, 1)`,
  )
    .bind(await lost('{}'))
    .run()
  await bindings.DB.prepare(
    `insert into notifications (user_id, content, role, created_at) values ('lost-push', 'Round 1', 'draw', 1)`,
  ).run()
  expect(await count('push_queue')).toBe(1)
  await sendPushes(bindings, Date.now())
  expect([await count('push_subscriptions'), await count('push_queue')]).toEqual([0, 0])
})

test('a list of stars is there, without the address of its feed', async () => {
  const { headers } = await aUser('lost-feed')
  const made = await postJson('/api/following/sync', { add: ['name zoe'] }, headers)
  await bindings.DB.prepare('update follow_lists set feed = ?')
    .bind(await lost('feed'))
    .run()
  const again = await postJson('/api/following/sync', {}, headers)
  expect([made.status, again.status]).toEqual([200, 200])
  expect(JSON.parse(again.text)).toMatchObject({ stars: ['name zoe'], feed: null })
})
