import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { expectErrors } from '#test/support/expect-errors.ts'
import { countingDatabase } from '#test/support/count-statements.ts'
import { aRoom } from '#test/support/tournament-room.ts'
import { bindings } from '#test/support/worker.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { IDENTITY_HEADERS } from '#party/sockets.ts'
import type { Bindings } from '#worker/env.ts'

const signedIn = (user: string, session = user) => ({
  [IDENTITY_HEADERS.user]: user,
  [IDENTITY_HEADERS.session]: session,
})

test('a client that connects or asks gets the number of people on the site; other clients get nothing', async () => {
  const counter = bindings.SiteCounter.getByName('site')
  const count = await counter.report('room/told-count', 40)
  const room = bindings.SiteRoom.getByName('asked')
  const [asker, other] = [await aViewer(room, '', signedIn('ann')), await aViewer(room, '', signedIn('bob'))]
  await until(() => asker.told().length === 1 && other.told().length === 1, 'a count each')
  expect(asker.told()).toEqual([{ type: 'connected_count', count }])
  asker.say({ type: 'request_online' })
  asker.say({ type: 'request_notifs', again: true })
  asker.say({ type: 'public_page', section: 'pairings', tournament: 'cup', minutes: 0, mobile: false })
  asker.say('{"type":"connected_count","count":9}')
  await until(() => asker.frames.length === 3, 'two answers')
  expect(asker.told().slice(1)).toEqual([
    { type: 'connected_count', count },
    { type: 'notifs', notifications: [] },
  ])
  expect(other.frames).toHaveLength(1)
})

test('if the number of people is unavailable, the room sends none', async () => {
  expectErrors()
  const room = bindings.SiteRoom.getByName('uncounted')
  await runInDurableObject(room, (instance) => {
    Object.assign(instance, { env: { ...bindings, SiteCounter: undefined } })
  })
  const viewer = await aViewer(room)
  viewer.say('ping')
  await until(() => viewer.frames.includes('pong'), 'pong')
  expect(viewer.frames).toEqual(['pong'])
})

test('requests for notifications are answered without waking the room, since new ones are sent at once', async () => {
  const room = bindings.SiteRoom.getByName('asleep')
  const asker = await aViewer(room)
  await evictDurableObject(room, { webSockets: 'hibernate' })
  asker.say('{"type":"request_notifs"}')
  asker.say('ping')
  await until(() => asker.frames.at(-1) === 'pong', 'pong')
  expect(asker.frames.slice(-2)).toEqual(['{"type":"same"}', 'pong'])
})

test('notifications for all connected users cost one query, and none if no user is connected', async () => {
  const people = Array.from({ length: 40 }, (_, no) => `shard-${no}`)
  await bindings.DB.batch(
    people.flatMap((id) => [
      bindings.DB.prepare(
        'insert into users (id, username, unique_id, created_at, updated_at) values (?1, ?1, ?1, 0, 0)',
      ).bind(id),
      bindings.DB.prepare(
        "insert into notifications (user_id, content, role, seen, created_at) values (?1, 'For ' || ?1, 'draw', 0, 1)",
      ).bind(id),
    ]),
  )
  const room = bindings.SiteRoom.getByName('told-together')
  const { d1, statements } = countingDatabase(bindings.DB)
  await runInDurableObject(room, (instance) => {
    const asked = instance as unknown as { env: Bindings }
    asked.env = { ...asked.env, DB: d1 }
  })
  const [here, elsewhere] = [people.slice(0, 30), people.slice(30)]
  const viewers = await Promise.all(here.map((id) => aViewer(room, '', signedIn(id))))

  await room.notifyUsers(people)
  const isToldOf = (at: number) =>
    viewers[at]!.frames.some((frame) => frame.includes('"notifs"') && frame.includes(`"For ${here[at]}"`))
  await until(() => here.every((_, at) => isToldOf(at)), 'their own news for each')
  expect(statements).toHaveLength(1)

  await room.notifyUsers(elsewhere)
  expect(statements).toHaveLength(1)
})

test('ending a session closes its own sockets; ending all sessions of a user closes only that user’s', async () => {
  const room = bindings.SiteRoom.getByName('sessions')
  const [home, away, other, visitor] = await Promise.all([
    aViewer(room, '', signedIn('ann', 'at-home')),
    aViewer(room, '', signedIn('ann', 'away')),
    aViewer(room, '', signedIn('bob', 'bobs')),
    aViewer(room),
  ])
  const closed = () => [home, away, other, visitor].map((viewer) => viewer.closed())
  await room.closeSession('at-home')
  await until(() => home.closed(), 'the end of one session')
  expect(closed()).toEqual([4001, undefined, undefined, undefined])
  await room.closeUser('ann')
  await until(() => away.closed(), 'the end of the other')
  expect(closed()).toEqual([4001, 4001, undefined, undefined])
})

test('viewers of a tournament count as people on the site', async () => {
  const counter = bindings.SiteCounter.getByName('site')
  const before = await counter.total()
  const viewer = await aViewer(await aRoom('countedcup'))
  await until(async () => (await counter.total()) === before + 1, 'one')
  viewer.socket.close(1000)
  await until(async () => (await counter.total()) === before, 'none')
})
