import { expect, test } from 'vitest'
import { ABSENT, VersionCache, type SavedVersion } from '#party/version-cache.ts'

const MINUTE = 60_000

/** A version cache over a fake database with one tournament. */
function aCache(version: number) {
  const database = { version, isPublic: true, isDeleted: false }
  const reads: SavedVersion[] = []
  const clock = { now: 1_000_000 }
  const cache = new VersionCache({
    load: async () => (database.isDeleted ? undefined : { ...database }),
    onRead: (saved) => void reads.push(saved),
    now: () => clock.now,
  })
  return { cache, database, reads, clock }
}

test('the version is read once, and again when it is older than the caller accepts', async () => {
  const { cache, database, reads, clock } = aCache(3)
  expect(cache.known).toBeUndefined()
  expect(await cache.get(MINUTE)).toBe(3)
  database.version = 5
  clock.now += 1000
  expect(await cache.get(MINUTE)).toBe(3)
  expect(await cache.get(1000)).toBe(5)
  expect(reads.map((saved) => saved.version)).toEqual([3, 5])
})

test('callers at the same time share one read', async () => {
  const { cache, reads } = aCache(3)
  expect(await Promise.all([cache.get(0), cache.get(0), cache.get(0)])).toEqual([3, 3, 3])
  expect(reads).toHaveLength(1)
})

test('the version never decreases: not by a change that is published late, nor by an older read', async () => {
  const { cache } = aCache(7)
  await cache.read()
  cache.raise(9)
  cache.raise(8)
  expect(await cache.get(MINUTE)).toBe(9)
  expect(await cache.read()).toBe(9)
})

test('an expired version is read again by the next caller', async () => {
  const { cache, database } = aCache(3)
  await cache.get(MINUTE)
  database.version = 4
  cache.expire()
  expect(await cache.get(MINUTE)).toBe(4)
})

test('a deleted tournament has no version, whatever was known of it; a restored one has one again', async () => {
  const { cache, database, reads } = aCache(7)
  await cache.read()
  database.isDeleted = true
  expect(await cache.read()).toBe(ABSENT)
  cache.raise(7)
  expect([cache.known, await cache.get(MINUTE)]).toEqual([ABSENT, ABSENT])
  expect(reads).toHaveLength(1)
  cache.raise(9)
  expect(await cache.get(MINUTE)).toBe(9)
})

test('a tournament that is found again has the version that the database has', async () => {
  const { cache, database } = aCache(7)
  await cache.read()
  database.isDeleted = true
  await cache.read()
  Object.assign(database, { isDeleted: false, version: 1 })
  expect(await cache.read()).toBe(1)
  cache.raise(2)
  expect(cache.known).toBe(2)
})

test('a read that finds no tournament doesn’t hide a version that was saved while it ran', async () => {
  const { cache, database } = aCache(7)
  database.isDeleted = true
  const reading = cache.read()
  cache.raise(9)
  expect(await reading).toBe(9)
})
