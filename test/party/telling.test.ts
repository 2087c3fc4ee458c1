import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { LiveEvent } from '#core/match/live.ts'
import { aRoom, news, result, setVersion, settled } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'

test('many results come in few frames to who reads lists, the first of them at once, and in order to all', async () => {
  const room = await aRoom('burst')
  await room.version()
  const [reader, plain] = [await aViewer(room, '?since=1&list'), await aViewer(room, '?since=1')]
  await settled(reader, plain)
  const before = reader.frames.length
  const events = Array.from({ length: 60 }, (_, at) => result(at + 2))
  const began = Date.now()
  await room.publish(events[0]!)
  await until(() => reader.frames.length > before, 'the first')
  expect(reader.frames.at(-1)).toBe(JSON.stringify(events[0]))
  // Writers overtake each other: of each three the last comes first.
  for (let at = 1; at < events.length; at += 3) {
    const [one, two, three] = events.slice(at)
    await Promise.all([three, one, two].map((event) => event && room.publish(event)))
    await scheduler.wait(20)
  }
  await until(() => plain.frames.some((frame) => frame === JSON.stringify(events.at(-1))), 'the last')
  const lists = reader.frames.slice(before).map((frame) => [JSON.parse(frame)].flat() as LiveEvent[])
  expect(lists.length).toBeLessThanOrEqual(2 + (Date.now() - began) / 300)
  for (const told of [lists.flat(), plain.told()]) {
    const known = news(told).map((event) => ('v' in event ? Number(event.v) : 0))
    expect(known.filter((v, at) => v > Math.max(1, ...known.slice(0, at)))).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 2),
    )
  }
})

test('what happened is remembered through sleep and end, and what was about to be told is told', async () => {
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

test('what happens while somebody is greeted comes after what they missed', async () => {
  const room = await aRoom('greeted', 1)
  await room.publish([result(2), result(3)])
  const known = await runInDurableObject(room, async (instance) => {
    const real = instance as unknown as { loadStanding: () => Promise<{ version: number }> }
    const load = real.loadStanding.bind(real)
    Object.assign(instance, { loadStanding: () => scheduler.wait(400).then(load) })
    return load()
  })
  expect(known.version).toBe(1)
  const arriving = aViewer(room, '?since=1')
  await scheduler.wait(100)
  await room.publish(result(4))
  const viewer = await arriving
  await until(() => news(viewer.told()).length >= 3, 'all')
  expect(news(viewer.told())).toEqual([result(2), result(3), result(4)])
})
