import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { afterRestore } from '../../../scripts/backup/after-restore.ts'
import { news, result } from '#test/support/tournament-room.ts'
import { aViewer, until } from '#test/support/viewer.ts'
import { aSaved, aUser, bindings } from '#test/support/worker.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { remove, restore } from '#worker/data/deleted-tournaments.ts'
import { TournamentRoom } from '#worker/rooms/tournament-room.ts'

const db = open(bindings.DB)
let seconds = 0

/** Brings an older state back, as a restore does: these statements make it, and what follows every restore is done. */
const restoreTo = async (...older: string[]) => {
  const sql = [...older, ...afterRestore('test', Date.now() + 1000 * ++seconds)]
  await bindings.DB.batch(sql.map((one) => bindings.DB.prepare(one)))
}

const versionOf = (id: string) =>
  bindings.DB.prepare('select version from tournaments where id = ?').bind(id).first<number>('version')

/** Has the room broadcast changes up to this version, which D1 has too. */
async function playTo(id: string, version: number) {
  const room = bindings.TournamentRoom.getByName(id)
  await room.version()
  await bindings.DB.prepare(`update tournaments set version = ?, name = 'Lost' where id = ?`).bind(version, id).run()
  for (let v = 2; v <= version; v++) await room.publish(result(v))
  return room
}

/** The module with empty caches, as in an isolate that has just started. */
async function isolate() {
  vi.resetModules()
  const { findSnapshot } = await import('#worker/cache/snapshots.ts')
  return async (id: string) => {
    const work: Promise<unknown>[] = []
    const found = await findSnapshot({ env: bindings, db, waitUntil: (one) => void work.push(one) }, id)
    await Promise.all(work)
    return found?.snapshot
  }
}

test('a room that knows a higher version than the backup tells readers of the lost state to fetch the restored one', async () => {
  await aSaved({ id: 'restoredroom', rounds: ['1-2 *'] })
  const room = await playTo('restoredroom', 9)
  await restoreTo(`update tournaments set version = 5 where id = 'restoredroom'`)
  const restored = (await versionOf('restoredroom'))!
  await evictDurableObject(room)
  await runInDurableObject(room, async (_, state) => {
    const ROOM_INTERVALS = JSON.stringify({ publishGrace: 50, recheck: 0, predecessor: 50 })
    const impatient = new TournamentRoom(state, { ...bindings, ROOM_INTERVALS })
    const reader = await aViewer({ fetch: (request: Request) => impatient.fetch(request) } as never, '?since=9')
    await until(() => news(reader.told()).length > 0, 'news of the restored state')
    expect(news(reader.told())).toEqual([{ type: 'stale', v: restored }])
    // The desk goes on: its change reaches the reader too.
    await impatient.publish({ type: 'match', v: restored + 1, r: 1, n: 1, o: '10' })
    await until(() => news(reader.told()).length > 1, 'the change after the restore')
    expect(news(reader.told()).at(-1)).toMatchObject({ v: restored + 1 })
    reader.socket.close(1000)
  })
})

test('no cache answers with the lost state: an isolate that has it asks for the version and reads the restored one', async () => {
  await aSaved({ id: 'restoredpage', name: 'Before', rounds: ['1-2 1'] })
  const room = await playTo('restoredpage', 9)
  const find = await isolate()
  expect(await find('restoredpage')).toMatchObject({ name: 'Lost', version: 9 })
  await restoreTo(`update tournaments set version = 5, name = 'Before' where id = 'restoredpage'`)
  await evictDurableObject(room)
  await scheduler.wait(1100)
  const restored = await versionOf('restoredpage')
  for (const look of [find, await isolate()])
    expect(await look('restoredpage')).toMatchObject({ name: 'Before', version: restored })
})

test('the desk saves its next change above the restored version, and the chain of changes goes on', async () => {
  await aSaved({ id: 'restoreddesk', name: 'Before', rounds: ['1-2 *'] })
  await playTo('restoreddesk', 9)
  await restoreTo(`update tournaments set version = 1, name = 'Before' where id = 'restoreddesk'`)
  const restored = (await versionOf('restoreddesk'))!
  const snapshot = (await (await isolate())('restoreddesk'))!
  const done = await commit(db, snapshot, [{ type: 'editEvent', name: 'After' }], {
    by: null,
    source: 'director',
    now: 1,
  })
  expect(done).toMatchObject({ version: restored + 1 })
})

test('a tournament that was lost and is created again has no version that readers may have seen of the lost one', async () => {
  await aSaved({ id: 'lostcup', rounds: ['1-2 1'] })
  const room = await playTo('lostcup', 9)
  await restoreTo(`delete from tournaments where id = 'lostcup'`)
  await evictDurableObject(room)
  await aSaved({ id: 'lostcup', name: 'Again', rounds: ['1-2 *'] })
  expect(await versionOf('lostcup')).toBeGreaterThan(1_000_000)
  expect(await (await isolate())('lostcup')).toMatchObject({ name: 'Again' })
  expect(await room.version()).toBe(await versionOf('lostcup'))
})

test('a deleted tournament that comes back after a restore has a version above the lost ones too', async () => {
  await aSaved({ id: 'cupthatcomesback', rounds: ['1-2 1'] })
  await playTo('cupthatcomesback', 9)
  await aUser('remover')
  await remove(db, 'cupthatcomesback', 'remover', 1)
  await restoreTo()
  await restore(db, 'cupthatcomesback')
  expect(await versionOf('cupthatcomesback')).toBeGreaterThan(1_000_000)
})
