import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { roomIntervals, type RoomIntervals } from '#party/intervals.ts'
import type { TournamentRoom } from '#worker/rooms/tournament-room.ts'
import { bindings } from '#test/support/worker.ts'
import { aRoom, news, result, setVersion, settled } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'

const setIntervals = (room: DurableObjectStub<TournamentRoom>, some: Partial<RoomIntervals>) =>
  runInDurableObject(room, (instance) => {
    Object.assign((instance as unknown as { intervals: RoomIntervals }).intervals, some)
  })

const counts = (told: { type: string }[]) => told.filter(({ type }) => type === 'online')

test('the version is that of D1, and grows with what is told', async () => {
  const room = await aRoom('version', 7)
  expect(await room.version()).toBe(7)
  await room.publish(result(8))
  expect(await room.version()).toBe(8)
  await room.publish([result(7), { type: 'round', v: 9 }])
  expect(await room.version()).toBe(9)
})

test('a version never falls: not by a word that comes late, nor by what D1 says of the time before', async () => {
  const room = await aRoom('falls', 7)
  await room.publish([result(9), result(8)])
  expect(await room.version()).toBe(9)
  const viewer = await aViewer(room, '?since=8')
  await until(() => news(viewer.told()).length > 0, 'what was missed')
  expect(news(viewer.told())).toEqual([result(9)])
})

test('a warm version asks nothing of D1, a sleep and a start do', async () => {
  const room = await aRoom('warm', 3)
  await room.version()
  await setVersion('warm', 5)
  expect(await room.version()).toBe(3)
  await evictDurableObject(room)
  expect(await room.version()).toBe(5)
})

test('a tournament that is not there has version 0', async () => {
  expect(await bindings.TournamentRoom.getByName('nowhere').version()).toBe(0)
})

test('all who watch are told what changed, in order', async () => {
  const room = await aRoom('tells')
  const viewers = await Promise.all(Array.from({ length: 20 }, () => aViewer(room)))
  const events = Array.from({ length: 100 }, (_, at) => result(at + 2))
  for (const event of events) await room.publish(event)
  await until(() => viewers.every(({ told }) => news(told()).length >= 100), 'all events')
  for (const viewer of viewers) expect(news(viewer.told())).toEqual(events)
})

test('who comes back is told what they missed', async () => {
  const room = await aRoom('missed')
  await room.publish([result(2), result(3), result(4)])
  const viewer = await aViewer(room, '?since=2')
  await until(() => news(viewer.told()).length === 2, 'two events')
  expect(news(viewer.told())).toEqual([result(3), result(4)])
})

test('who has the newest version is told nothing', async () => {
  const room = await aRoom('newest', 4)
  const viewer = await aViewer(room, '?since=4')
  await room.publish(result(5))
  await until(() => news(viewer.told()).length > 0, 'an event')
  expect(news(viewer.told())).toEqual([result(5)])
})

test('what the room does not remember must be fetched', async () => {
  const room = await aRoom('stale', 9)
  const viewer = await aViewer(room, '?since=4')
  await until(() => news(viewer.told()).length > 0, 'an event')
  expect(news(viewer.told())).toEqual([{ type: 'stale', v: 9 }])
})

test('who knows more than the room makes it look at D1 again', async () => {
  const room = await aRoom('ahead', 4)
  await room.version()
  await setVersion('ahead', 6)
  await scheduler.wait(100)
  await aViewer(room, '?since=6')
  expect(await room.version()).toBe(6)
})

test('a change whose word got lost makes everyone look for themselves', async () => {
  const room = await aRoom('lost', 1)
  await setIntervals(room, { publishGrace: 100 })
  const viewer = await aViewer(room)
  await room.version()
  await setVersion('lost', 2)
  await scheduler.wait(100)
  // Somebody else looks, which makes the room look.
  await aViewer(room, '?since=2')
  await until(() => news(viewer.told()).length > 0, 'a word')
  expect(news(viewer.told())).toEqual([{ type: 'stale', v: 2 }])
})

test('a change whose word comes late is told once, and in order however words come', async () => {
  const room = await aRoom('late', 1)
  await setIntervals(room, { publishGrace: 2000 })
  await room.publish(result(1))
  const viewer = await aViewer(room)
  await setVersion('late', 3)
  await aViewer(room, '?since=3')
  await room.publish([result(3), result(2)])
  // By then what nobody told of would be made good.
  await scheduler.wait(2200)
  expect(news(viewer.told())).toEqual([result(2), result(3)])
})

test('a room that slept still tells all who watch, and knows how many', async () => {
  const room = await aRoom('sleep')
  const viewers = await Promise.all(Array.from({ length: 5 }, () => aViewer(room)))
  await evictDurableObject(room, { webSockets: 'hibernate' })
  await room.publish(result(2))
  await until(() => viewers.every(({ told }) => news(told()).length === 1), 'an event each')
  const sixth = await aViewer(room)
  await until(() => counts(sixth.told()).length > 0, 'a count')
  expect(counts(sixth.told()).at(-1)).toEqual({ type: 'online', count: 6 })
})

test('viewer counts come at most once in their interval, the last of them right', async () => {
  const room = await aRoom('counts')
  const first = await aViewer(room)
  const began = Date.now()
  const { count: interval } = roomIntervals(bindings)
  const others = await Promise.all(Array.from({ length: 60 }, () => aViewer(room)))
  for (const { socket } of others.slice(0, 20)) socket.close(1000)
  await until(() => first.frames.at(-1) === '{"type":"online","count":41}', 'the last count')
  // What is measured here only allows for more: a slow machine has time for more counts.
  const intervals = (Date.now() - began) / interval
  expect(counts(first.told()).length).toBeLessThanOrEqual(2 + intervals)
  expect(counts(first.told())[0]).toEqual({ type: 'online', count: 1 })
})

test('in a large room few changes are told, but everyone who comes knows the number', async () => {
  const room = await aRoom('large')
  const viewers = await Promise.all(Array.from({ length: 120 }, () => aViewer(room)))
  await settled(...viewers)
  const before = viewers.map(({ frames }) => frames.length)
  const late = await aViewer(room)
  await until(() => late.frames.length > 0, 'a count')
  expect(late.told()).toEqual([{ type: 'online', count: 121 }])
  await scheduler.wait(300)
  expect(viewers.map(({ frames }) => frames.length)).toEqual(before)
})

test('a visitor cannot make the room speak, and who says too much must leave', async () => {
  const room = await aRoom('quiet')
  const [loud, other] = [await aViewer(room), await aViewer(room)]
  await settled(other)
  const before = other.frames.length
  for (let said = 0; said < 30; said += 1) loud.say({ type: 'match', v: 99, r: 1, n: 1, o: '01' })
  await scheduler.wait(50)
  expect(loud.closed()).toBeUndefined()
  expect(other.frames).toHaveLength(before)
  loud.say('once more')
  await until(() => loud.closed(), 'the end')
  expect(loud.closed()).toBe(1008)
})

test('a message of more than 4 kB ends the conversation', async () => {
  const viewer = await aViewer(await aRoom('long'))
  viewer.say('x'.repeat(5000))
  await until(() => viewer.closed(), 'the end')
  expect(viewer.closed()).toBe(1008)
})

test('a ping is answered without waking the room', async () => {
  const room = await aRoom('ping')
  const viewer = await aViewer(room)
  await evictDurableObject(room, { webSockets: 'hibernate' })
  viewer.say('ping')
  await until(() => viewer.frames.includes('pong'), 'pong')
})

test('an odd address is as good as any', async () => {
  const long = 'x'.repeat(8000)
  const odd = ['?_pk=', `?_pk=${long}`, '?since=-1', '?since=1e9', '?since=nonsense', `?since=${long}`, `?${long}`]
  const viewers = odd.map((query, at) => aViewer(bindings.TournamentRoom.getByName(`odd${at}`), query))
  for (const viewer of await Promise.all(viewers)) {
    await until(() => viewer.frames.length > 0, 'a count')
    expect(viewer.told()).toEqual([{ type: 'online', count: 1 }])
  }
})

test('two visitors who claim to be the same are two', async () => {
  const room = await aRoom('twice')
  const [one, two] = [await aViewer(room, '?_pk=same'), await aViewer(room, '?_pk=same')]
  await room.publish(result(2))
  await until(() => [one, two].every(({ told }) => news(told()).length === 1), 'an event each')
})

test('who comes without a socket is told so, and no fault of ours is shown', async () => {
  const room = await aRoom('plain')
  const answer = await room.fetch('https://kibitz/', { headers: { 'x-partykit-props': '{broken' } })
  expect([answer.status, await answer.text()]).toEqual([426, 'This address is for live updates over a WebSocket.'])
  await runInDurableObject(room, async (instance) => {
    Object.assign(instance, { loadStanding: () => Promise.reject(new Error('secret')) })
  })
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const viewer = await aViewer(room, '?since=1')
  await until(() => viewer.closed(), 'the end')
  silence.mockRestore()
  expect(viewer.frames.join('')).not.toContain('secret')
})

/** The room of a private tournament, which has just turned somebody away. */
async function aPrivateRoom(id: string) {
  const room = await aRoom(id)
  await setPublic(id, false)
  const early = await aViewer(room, '?since=1')
  await until(() => early.closed() === 4001, 'nobody comes in as anybody')
  return room
}

const setPublic = (id: string, isPublic: boolean) =>
  bindings.DB.prepare('update tournaments set public = ? where id = ?').bind(Number(isPublic), id).run()

test('an event that is opened while nobody watches is watched by whoever comes next', async () => {
  const room = await aPrivateRoom('opened')
  await setPublic('opened', true)
  await setVersion('opened', 2)
  await room.publish({ type: 'round', v: 2 })
  const viewer = await aViewer(room, '?since=1')
  await until(() => news(viewer.told()).length > 0, 'what was missed')
  expect(news(viewer.told())).toEqual([{ type: 'round', v: 2 }])
})

test('an event can be watched soon after it was opened, even if its room was not told', async () => {
  const room = await aPrivateRoom('unsaid')
  await setPublic('unsaid', true)
  await scheduler.wait(100)
  const viewer = await aViewer(room, '?since=1')
  await room.publish(result(2))
  await until(() => news(viewer.told()).length > 0, 'what comes')
  expect(viewer.closed()).toBeUndefined()
})
