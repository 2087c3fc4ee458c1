import { expect, test, vi } from 'vitest'
import { counted } from '#test/support/counted.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'

/** The module with nothing in its memory yet, as in a Worker that has just started. */
async function fresh() {
  vi.resetModules()
  const { find, moved } = await import('#worker/data/snapshots.ts')
  const { d1, statements } = counted(bindings.DB)
  const work: Promise<unknown>[] = []
  const reach = { env: bindings, db: open(d1), until: (one: Promise<unknown>) => void work.push(one) }
  return {
    statements,
    moved,
    find: async (name: string, env: Pick<typeof bindings, 'TournamentRoom'> = bindings) => {
      const found = await find({ ...reach, env }, name)
      await Promise.all(work)
      return found?.snapshot
    },
  }
}

test('a Worker that has just started finds at the edge what another has read', async () => {
  const saved = await aSaved({ id: 'edge', rounds: ['1-2 1'], settings: { vanityURL: 'Edge-Cup' } })
  await (await fresh()).find('edge-cup')
  const { find, statements } = await fresh()
  expect(await find('Edge-Cup')).toEqual(saved)
  expect(statements).toEqual([])
})

test('the edge keeps nothing that only some may see', async () => {
  await aSaved({ id: 'hidden', settings: { public: false } })
  await (await fresh()).find('hidden')
  const { find, statements } = await fresh()
  await find('hidden')
  expect(statements).toHaveLength(3)
})

test('a vanity URL that went to another tournament leads there', async () => {
  await aSaved({ id: 'first', settings: { vanityURL: 'Champs' } })
  const { find } = await fresh()
  expect((await find('champs'))?.id).toBe('first')
  await aSaved({ id: 'first', settings: { vanityURL: null } })
  await aSaved({ id: 'second', settings: { vanityURL: 'Champs' } })
  await bindings.TournamentRoom.getByName('first').tell({ type: 'round', v: 2 })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await find('champs'))?.id).toBe('second')
})

test('an id goes before a vanity URL', async () => {
  await aSaved({ id: 'taken' })
  await aSaved({ id: 'other', settings: { vanityURL: 'taken' } })
  expect((await (await fresh()).find('taken'))?.id).toBe('taken')
})

test('who has read a newer version than the room knows of goes back to none before it', async () => {
  await aSaved({ id: 'newer', rounds: ['1-2 *'] })
  const { find, moved } = await fresh()
  await find('newer')
  await aSaved({ id: 'newer', rounds: ['1-2 1'] })
  moved('newer', 2)
  expect((await find('newer'))?.version).toBe(2)
  moved('newer', 1)
  expect((await find('newer'))?.version).toBe(2)
})

test('a room that cannot be asked fails nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await aSaved({ id: 'alone', rounds: ['1-2 1'] })
  const { find } = await fresh()
  await find('alone')
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const rooms = { getByName: () => ({ version: () => Promise.reject(new Error('overloaded')) }) }
  expect((await find('alone', { TournamentRoom: rooms as never }))?.id).toBe('alone')
})

test('no name is looked for that is longer than names are', async () => {
  const { find, statements } = await fresh()
  expect(await find('x'.repeat(65))).toBeUndefined()
  expect(statements).toEqual([])
})
