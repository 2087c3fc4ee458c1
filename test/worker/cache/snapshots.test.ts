import { evictDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { countingDatabase } from '../../support/count-statements.ts'
import { aSaved, aUser, bindings } from '../../support/worker.ts'
import { open } from '#worker/data/db.ts'
import { remove, restore } from '#worker/data/deleted-tournaments.ts'

/** The module with empty caches, as in an isolate that has just started. */
async function fresh() {
  vi.resetModules()
  const { findSnapshot, noteVersion } = await import('#worker/cache/snapshots.ts')
  const { d1, statements } = countingDatabase(bindings.DB)
  const work: Promise<unknown>[] = []
  const reach = { env: bindings, db: open(d1), waitUntil: (one: Promise<unknown>) => void work.push(one) }
  return {
    statements,
    noteVersion,
    findSnapshot: async (name: string, { TournamentRoom }: Pick<typeof bindings, 'TournamentRoom'> = bindings) => {
      const found = await findSnapshot({ ...reach, env: { ...bindings, TournamentRoom } }, name)
      await Promise.all(work)
      return found?.snapshot
    },
  }
}

test('an isolate that has just started finds at the edge what another has read', async () => {
  const saved = await aSaved({ id: 'edge', rounds: ['1-2 1'], settings: { vanityURL: 'Edge-Cup' } })
  await (await fresh()).findSnapshot('edge-cup')
  const { findSnapshot, statements } = await fresh()
  expect(await findSnapshot('Edge-Cup')).toEqual(saved)
  expect(statements).toEqual([])
})

test('the edge keeps nothing that only some may see', async () => {
  await aSaved({ id: 'edgehidden', settings: { public: false } })
  await (await fresh()).findSnapshot('edgehidden')
  const { findSnapshot, statements } = await fresh()
  await findSnapshot('edgehidden')
  expect(statements).toHaveLength(3)
})

test('a vanity URL that moved to another tournament leads there', async () => {
  await aSaved({ id: 'first', settings: { vanityURL: 'Champs' } })
  const { findSnapshot } = await fresh()
  expect((await findSnapshot('champs'))?.id).toBe('first')
  await aSaved({ id: 'first', settings: { vanityURL: null } })
  await aSaved({ id: 'second', settings: { vanityURL: 'Champs' } })
  await bindings.TournamentRoom.getByName('first').publish({ type: 'round', v: 2 })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await findSnapshot('champs'))?.id).toBe('second')
})

test('an id goes before a vanity URL', async () => {
  await aSaved({ id: 'vanitytaken' })
  await aSaved({ id: 'vanityother', settings: { vanityURL: 'vanitytaken' } })
  expect((await (await fresh()).findSnapshot('vanitytaken'))?.id).toBe('vanitytaken')
})

test('an isolate that has read a version never returns an older one', async () => {
  await aSaved({ id: 'newer', rounds: ['1-2 *'] })
  const { findSnapshot, noteVersion } = await fresh()
  await findSnapshot('newer')
  await aSaved({ id: 'newer', rounds: ['1-2 1'] })
  noteVersion('newer', 2)
  expect((await findSnapshot('newer'))?.version).toBe(2)
  noteVersion('newer', 1)
  expect((await findSnapshot('newer'))?.version).toBe(2)
})

test('a tournament is found although its room fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await aSaved({ id: 'alone', rounds: ['1-2 1'] })
  const { findSnapshot } = await fresh()
  await findSnapshot('alone')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const rooms = { getByName: () => ({ version: () => Promise.reject(new Error('overloaded')) }) }
  expect((await findSnapshot('alone', { TournamentRoom: rooms as never }))?.id).toBe('alone')
})

test('names longer than 64 characters are not looked up', async () => {
  const { findSnapshot, statements } = await fresh()
  expect(await findSnapshot('x'.repeat(65))).toBeUndefined()
  expect(statements).toEqual([])
})

test('a deleted tournament is gone for isolates that hold a copy, also after its room has slept; restored, it is back', async () => {
  await aUser('goneinmemory-boss')
  await aSaved({ id: 'goneinmemory', rounds: ['1-2 1'], settings: { vanityURL: 'Gone-In-Memory' } })
  const [{ findSnapshot }, room] = [await fresh(), bindings.TournamentRoom.getByName('goneinmemory')]
  expect((await findSnapshot('gone-in-memory'))?.version).toBe(1)
  const db = open(bindings.DB)
  // Deleted by another isolate.
  await remove(db, 'goneinmemory', 'goneinmemory-boss', 1)
  await room.publish({ type: 'round', v: 2 })
  await evictDurableObject(room)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  for (const isolate of [findSnapshot, (await fresh()).findSnapshot])
    for (const name of ['goneinmemory', 'gone-in-memory']) expect(await isolate(name)).toBeUndefined()
  const version = await restore(db, 'goneinmemory')
  await room.publish({ type: 'round', v: version })
  expect((await findSnapshot('gone-in-memory'))?.version).toBe(version)
})
