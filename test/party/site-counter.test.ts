import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { aRoom } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'

/** A counter of its own whose places last spoke so long ago. */
async function silentFor(time: number, places: Record<string, number>) {
  const counter = bindings.SiteCounter.getByName(`silent for ${time}`)
  await runInDurableObject(counter, (_, { storage }) => {
    for (const [name, count] of Object.entries(places)) storage.kv.put(name, { count, at: Date.now() - time })
  })
  await evictDurableObject(counter)
  return counter
}

test('what each place says adds up, and its last word counts', async () => {
  const counter = bindings.SiteCounter.getByName('sum')
  await counter.report('edge/a', 3)
  await counter.report('room/cup', 20)
  expect(await counter.report('edge/a', 5)).toBe(25)
  expect(await counter.report('room/cup', 0)).toBe(5)
})

test('the counts outlive its sleep', async () => {
  const counter = bindings.SiteCounter.getByName('asleep')
  await counter.report('edge/a', 3)
  await counter.report('room/cup', 20)
  await evictDurableObject(counter)
  expect(await counter.total()).toBe(23)
})

test('a part of the edge that says nothing for a minute has nobody, while a room keeps its viewers', async () => {
  const counter = await silentFor(60_000, { 'edge/a': 3, 'room/cup': 20 })
  expect(await counter.total()).toBe(20)
})

test('a room that said nothing for an hour is asked, once', async () => {
  await aRoom('emptiedcup')
  const counter = await silentFor(3_600_000, { 'room/emptiedcup': 20 })
  await counter.report('edge/a', 1)
  await until(async () => (await counter.total()) === 1, 'the room’s answer')
})

test('those who watch a tournament are on the site', async () => {
  const room = await aRoom('countedcup')
  const counter = bindings.SiteCounter.getByName('site')
  const viewer = await aViewer(room)
  await until(async () => (await counter.total()) === 1, 'one')
  viewer.socket.close(1000)
  await until(async () => (await counter.total()) === 0, 'none')
})
