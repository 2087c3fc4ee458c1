import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { ABSENT } from '#party/version-cache.ts'
import { expectErrors } from '#test/support/expect-errors.ts'
import { bindings } from '#test/support/worker.ts'
import { aRoom, news, result, setVersion, settled } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { TournamentRoom } from '#worker/rooms/tournament-room.ts'

const counts = (told: { type: string }[]) => told.filter(({ type }) => type === 'online')

test('the version is read from D1, and grows with published changes', async () => {
  const room = await aRoom('version', 7)
  expect(await room.version()).toBe(7)
  await room.publish(result(8))
  expect(await room.version()).toBe(8)
  await room.publish([result(7), { type: 'round', v: 9 }])
  expect(await room.version()).toBe(9)
})

test('a room that is awake does not read D1 for its version; one that has just started does', async () => {
  const room = await aRoom('warm', 3)
  await room.version()
  await setVersion('warm', 5)
  expect(await room.version()).toBe(3)
  await evictDurableObject(room)
  expect(await room.version()).toBe(5)
})

test('a tournament that does not exist has no version, nor has one that was deleted while its room slept', async () => {
  expect(await bindings.TournamentRoom.getByName('nowhere').version()).toBe(ABSENT)
  const room = await aRoom('wasdeleted', 4)
  expect(await room.version()).toBe(4)
  await bindings.DB.prepare("delete from tournaments where id = 'wasdeleted'").run()
  await room.publish({ type: 'round', v: 5 })
  await evictDurableObject(room)
  expect(await room.version()).toBe(ABSENT)
  expect(await room.hadOnlyResults(4)).toBe(false)
})

test('a room that has just started knows what it broadcast before: a change of more than results', async () => {
  const room = await aRoom('wokenup', 1)
  await room.publish([result(2), { type: 'round', v: 3 }])
  await evictDurableObject(room)
  expect(await room.hadOnlyResults(1)).toBe(false)
})

test('every viewer gets every change, in order', async () => {
  const room = await aRoom('tells')
  const viewers = await Promise.all(Array.from({ length: 20 }, (_, at) => aViewer(room, at % 2 ? '?list' : '')))
  const events = Array.from({ length: 100 }, (_, at) => result(at + 2))
  for (const event of events) await room.publish(event)
  const known = ({ frames }: { frames: string[] }) =>
    news(frames.flatMap((frame) => JSON.parse(frame) as { type: string }))
  await until(() => viewers.every((viewer) => known(viewer).length >= 100), 'all events')
  for (const viewer of viewers) expect(known(viewer)).toEqual(events)
})

test('a client with a newer version than the room makes it look at D1 again', async () => {
  const room = await aRoom('ahead', 4)
  await room.version()
  await setVersion('ahead', 6)
  await scheduler.wait(100)
  await aViewer(room, '?since=6')
  expect(await room.version()).toBe(6)
})

test('a change whose publication was lost makes viewers fetch the tournament', async () => {
  const room = await aRoom('lost', 1)
  const viewer = await aViewer(room)
  await runInDurableObject(room, async (_, state) => {
    // The same room with shorter intervals.
    const intervals = { publishGrace: 50, recheck: 0 }
    const impatient = new TournamentRoom(state, { ...bindings, ROOM_INTERVALS: JSON.stringify(intervals) })
    await impatient.version()
    await setVersion('lost', 2)
    const other = await aViewer({ fetch: (request: Request) => impatient.fetch(request) } as never, '?since=2')
    await until(() => news(viewer.told()).length > 0, 'a frame')
    other.socket.close(1000)
  })
  expect(news(viewer.told())).toEqual([{ type: 'stale', v: 2 }])
})

test('a room that hibernated still sends to all viewers, and knows their number', async () => {
  const room = await aRoom('sleep')
  const viewers = await Promise.all(Array.from({ length: 5 }, () => aViewer(room)))
  await evictDurableObject(room, { webSockets: 'hibernate' })
  await room.publish(result(2))
  await until(() => viewers.every(({ told }) => news(told()).length === 1), 'an event each')
  const sixth = await aViewer(room)
  await until(() => counts(sixth.told()).length > 0, 'a count')
  expect(counts(sixth.told()).at(-1)).toEqual({ type: 'online', count: 6 })
})

test('changes outlive hibernation and restarts of the room, also those that were about to be sent', async () => {
  const room = await aRoom('remembers')
  await room.publish([result(2), result(3)])
  await evictDurableObject(room)
  await setVersion('remembers', 3)
  const back = await aViewer(room, '?since=1&list')
  await until(() => back.frames.includes(JSON.stringify([result(2), result(3)])), 'what was missed')
  await room.publish([result(4)])
  await room.publish([result(5)])
  await evictDurableObject(room, { webSockets: 'hibernate' })
  await room.version()
  await until(() => back.frames.at(-1) === JSON.stringify(result(5)), 'what waited')
})

test('messages of a client never reach another one, and a client that sends too many is disconnected', async () => {
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

test('a heartbeat is answered without waking the room', async () => {
  const room = await aRoom('ping')
  const viewer = await aViewer(room)
  await evictDurableObject(room, { webSockets: 'hibernate' })
  viewer.say('ping')
  await until(() => viewer.frames.includes('pong'), 'pong')
})

test('two clients that claim the same connection id are two', async () => {
  const room = await aRoom('twice')
  const [one, two] = [await aViewer(room, '?_pk=same'), await aViewer(room, '?_pk=same')]
  await room.publish(result(2))
  await until(() => [one, two].every(({ told }) => news(told()).length === 1), 'an event each')
})

test('a request without a socket, or while the database fails, is answered without details', async () => {
  expectErrors()
  const room = await aRoom('plain')
  const answer = await room.fetch('https://kibitz/', { headers: { 'x-partykit-props': '{broken' } })
  expect([answer.status, await answer.text()]).toEqual([426, 'This address is for live updates over a WebSocket.'])
  await runInDurableObject(room, async (instance) => Object.assign(instance, { env: { ...bindings, DB: undefined } }))
  const viewer = await aViewer(room, '?since=1')
  await until(() => viewer.closed(), 'the end')
  expect(viewer.closed()).toBe(1011)
})

/** The room of a private tournament that has just refused a viewer. */
async function aPrivateRoom(id: string) {
  const room = await aRoom(id)
  await setPublic(id, false)
  const early = await aViewer(room, '?since=1')
  await until(() => early.closed() === 4001, 'nobody comes in as anybody')
  return room
}

const setPublic = (id: string, isPublic: boolean) =>
  bindings.DB.prepare('update tournaments set public = ? where id = ?').bind(Number(isPublic), id).run()

test('an event that turns public while it has no viewers can be watched by the next one', async () => {
  const room = await aPrivateRoom('opened')
  await setPublic('opened', true)
  await setVersion('opened', 2)
  await room.publish({ type: 'round', v: 2 })
  const viewer = await aViewer(room, '?since=1')
  await until(() => news(viewer.told()).length > 0, 'what was missed')
  expect(news(viewer.told())).toEqual([{ type: 'round', v: 2 }])
})

test('an event can be watched soon after it turned public, even if its room got no event', async () => {
  const room = await aPrivateRoom('unsaid')
  await setPublic('unsaid', true)
  await scheduler.wait(100)
  const viewer = await aViewer(room, '?since=1')
  await room.publish(result(2))
  await until(() => news(viewer.told()).length > 0, 'what comes')
  expect(viewer.closed()).toBeUndefined()
})
