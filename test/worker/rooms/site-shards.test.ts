import { expect, test, vi } from 'vitest'
import type { Bindings } from '#worker/env.ts'
import { notifyUsers, shardOf, SITE_SHARDS } from '#worker/rooms/site-shards.ts'

const IDS = Array.from({ length: 16_000 }, (_, no) => `u-${no}`)

test('users are spread evenly over the shards', () => {
  const sizes = [...Map.groupBy(IDS, shardOf).values()].map(({ length }) => length)
  expect(sizes).toHaveLength(SITE_SHARDS)
  for (const size of sizes) expect(Math.abs(size - 1000)).toBeLessThan(150)
})

test('however many users are notified, each room is called once, with its own users', async () => {
  const told = vi.fn(async (_room: string, _users: string[]) => {})
  const SiteRoom = { getByName: (room: string) => ({ notifyUsers: (users: string[]) => told(room, users) }) }
  await notifyUsers({ SiteRoom } as unknown as Pick<Bindings, 'SiteRoom'>, [...IDS.slice(0, 300), 'u-1', 'u-2'])
  expect(told.mock.calls.map(([room]) => room).toSorted()).toEqual(
    Array.from({ length: SITE_SHARDS }, (_, no) => `site/${no}`).toSorted(),
  )
  expect(told.mock.calls.flatMap(([, users]) => users).toSorted()).toEqual(IDS.slice(0, 300).toSorted())
})
