import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { IDENTITY_HEADERS } from '#party/live-room.ts'

test('the site tells how many are here', async () => {
  const room = bindings.SiteRoom.getByName('site')
  const [one] = [await aViewer(room), await aViewer(room)]
  await until(() => one.told().length === 2, 'two counts')
  expect(one.told()).toEqual([
    { type: 'connected_count', count: 1 },
    { type: 'connected_count', count: 2 },
  ])
})

test('three tabs of one browser are one person, until the last of them is closed', async () => {
  const room = bindings.SiteRoom.getByName('tabs')
  const browser = `?visitor=${crypto.randomUUID()}`
  const other = await aViewer(room, `?visitor=${crypto.randomUUID()}`)
  const tabs = [await aViewer(room, browser), await aViewer(room, browser), await aViewer(room, browser)]
  const count = () => other.told().at(-1)
  await until(() => tabs.every((tab) => tab.told().length > 0), 'a count for each tab')
  expect(tabs.map((tab) => tab.told().at(-1))).toEqual(tabs.map(() => ({ type: 'connected_count', count: 2 })))
  for (const tab of tabs.slice(1)) tab.socket.close(1000)
  other.say({ type: 'request_online' })
  await until(() => other.told().length === 3, 'an answer')
  expect(count()).toEqual({ type: 'connected_count', count: 2 })
  tabs[0]!.socket.close(1000)
  await until(() => other.told().length === 4, 'another count')
  expect(count()).toEqual({ type: 'connected_count', count: 1 })
})

test('a name that is none of a browser counts for nothing', async () => {
  const room = bindings.SiteRoom.getByName('odd-names')
  const viewers = [await aViewer(room, '?visitor=x'), await aViewer(room, '?visitor=x')]
  await until(() => viewers[0]!.told().length === 2, 'two counts')
  expect(viewers[0]!.told().at(-1)).toEqual({ type: 'connected_count', count: 2 })
})

test('who asks is answered, and nobody else', async () => {
  const room = bindings.SiteRoom.getByName('asked')
  const [asker, other] = [await aViewer(room), await aViewer(room)]
  await until(() => asker.told().length === 2 && other.told().length > 0, 'all counts')
  const [before, quiet] = [asker.frames.length, other.frames.length]
  asker.say({ type: 'request_online' })
  asker.say({ type: 'request_notifs', again: true })
  asker.say({ type: 'public_page', section: 'pairings', tournament: 'cup', minutes: 0, mobile: false })
  asker.say('{"type":"connected_count","count":9}')
  await until(() => asker.frames.length === before + 2, 'two answers')
  expect(asker.told().slice(before)).toEqual([
    { type: 'connected_count', count: 2 },
    { type: 'notifs', notifications: [] },
  ])
  expect(other.frames).toHaveLength(quiet)
})

test('who asks what is new is answered in its sleep, as news is told when it is', async () => {
  const room = bindings.SiteRoom.getByName('asleep')
  const asker = await aViewer(room)
  await evictDurableObject(room, { webSockets: 'hibernate' })
  asker.say('{"type":"request_notifs"}')
  asker.say('ping')
  await until(() => asker.frames.at(-1) === 'pong', 'pong')
  expect(asker.frames.slice(-2)).toEqual(['{"type":"same"}', 'pong'])
})

test('who leaves is counted no more', async () => {
  const room = bindings.SiteRoom.getByName('left')
  const [one, two] = [await aViewer(room), await aViewer(room)]
  await until(() => one.told().length === 2, 'two counts')
  two.socket.close(1000)
  await until(() => one.told().length === 3, 'a third')
  expect(one.told().at(-1)).toEqual({ type: 'connected_count', count: 1 })
})

test('a session that ends closes its own sockets, and the end of all of somebody’s closes theirs alone', async () => {
  const room = bindings.SiteRoom.getByName('sessions')
  const [home, away, other, visitor] = await Promise.all([
    ...[
      ['ann', 'at-home'],
      ['ann', 'away'],
      ['bob', 'bobs'],
    ].map(([user, session]) =>
      aViewer(room, '', { [IDENTITY_HEADERS.user]: user!, [IDENTITY_HEADERS.session]: session! }),
    ),
    aViewer(room),
  ])
  const closed = () => [home!, away!, other!, visitor!].map((viewer) => viewer.closed())
  await room.closeSession('at-home')
  await until(() => home!.closed(), 'the end of one session')
  expect(closed()).toEqual([4001, undefined, undefined, undefined])
  await room.closeUser('ann')
  await until(() => away!.closed(), 'the end of the other')
  expect(closed()).toEqual([4001, 4001, undefined, undefined])
})
