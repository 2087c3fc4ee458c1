import { expect, test } from 'vitest'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { countingDatabase } from '#test/support/count-statements.ts'
import { ask, aSaved, aUser, bindings } from '#test/support/worker.ts'
import { archiveSlices, loadArchivedSlices } from '#worker/data/archived-slices.ts'
import { loadSnapshot, saveArchive } from '#worker/data/archives.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { listEntries, loadSlices } from '#worker/data/entry-slices.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { makePodiums } from '#worker/jobs/podiums.ts'

const db = open(bindings.DB)
const OVER = { players: 40, rounds: Array.from({ length: 9 }, () => allBoards('1')), active: false }

function allBoards(outcome: string): string {
  return Array.from({ length: 20 }, (_, at) => `${2 * at + 1}-${2 * at + 2} ${outcome}`).join(', ')
}

/** The snapshot of a cold read, and its cost. */
async function read(name: string, wanted: 'any' | 'public' = 'any') {
  const { d1, statements } = countingDatabase(bindings.DB)
  const found = await loadSnapshot(open(d1), name, wanted)
  const rows = statements.reduce((sum, ran) => sum + ran.read, 0)
  return { found, rows, batches: new Set(statements.map(({ batch }) => batch)).size }
}

async function archived(id: string): Promise<void> {
  const { snapshot, text } = (await read(id)).found!
  await saveArchive(db, snapshot, text)
}

/** Runs the job of each minute until `holds` is true, as other tests leave events to be archived too. */
async function archivesUntil(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 20 && !(await holds()); tries += 1) await makePodiums(bindings)
}

test('a cold read of an archived event costs one row, and gives the same snapshot', async () => {
  const saved = await aSaved({ id: 'archivedcup', ...OVER })
  const before = await read('archivedcup')
  expect(before.rows).toBeGreaterThan(200)
  await archived('archivedcup')
  const { found, rows, batches } = await read('archivedcup')
  expect({ rows, batches }).toEqual({ rows: 1, batches: 1 })
  expect(found).toEqual({ ...before.found, isArchived: true })
  expect(found!.snapshot).toEqual(snapshotFromRecords((await loadRecords(db, saved.id))!))
  expect((await read('archivedcup', 'public')).rows).toBe(1)
})

test('an archived event is found by its vanity URL too', async () => {
  await aSaved({ id: 'vanityarchive', ...OVER, settings: { vanityURL: 'oldspring' } })
  await archived('vanityarchive')
  const { found, rows } = await read('oldspring')
  expect(found).toMatchObject({ isArchived: true, snapshot: { id: 'vanityarchive' } })
  expect(rows).toBeLessThanOrEqual(5)
})

test('a correction removes the archive of an event, which is then archived again', async () => {
  const saved = await aSaved({ id: 'corrected', ...OVER })
  await archived('corrected')
  const change = { type: 'setResult' as const, round: 9, no: 20, change: { outcome: '01' } }
  expect(await commit(db, saved, [change], { by: 'ann', source: 'director', now: 9 })).toMatchObject({ version: 2 })
  const { found, rows } = await read('corrected')
  expect(found).toMatchObject({ isArchived: false, snapshot: { version: 2 } })
  expect(found!.snapshot.rounds[8]!.outcomes.slice(-2)).toBe('01')
  expect(rows).toBeGreaterThan(200)
  await archived('corrected')
  expect((await read('corrected')).rows).toBe(1)
})

test('a snapshot that was read before a change is not archived after it', async () => {
  const saved = await aSaved({ id: 'overtaken', ...OVER })
  const { snapshot, text } = (await read('overtaken')).found!
  const change = { type: 'setResult' as const, round: 9, no: 1, change: { outcome: '01' } }
  await commit(db, saved, [change], { by: 'ann', source: 'director', now: 9 })
  await saveArchive(db, snapshot, text)
  expect((await read('overtaken')).found).toMatchObject({ isArchived: false, snapshot: { version: 2 } })
})

test('an archive of another format is ignored, and written again', async () => {
  await aSaved({ id: 'rebuilt', ...OVER })
  await archived('rebuilt')
  await bindings.DB.prepare("update archives set format = 'older' where tournament_id = 'rebuilt'").run()
  const { found, batches } = await read('rebuilt')
  expect({ isArchived: found!.isArchived, batches }).toEqual({ isArchived: false, batches: 2 })
  await archived('rebuilt')
  expect((await read('rebuilt')).rows).toBe(1)
})

test('an event that turns private leaves the archive, and a private or running event never enters it', async () => {
  await aSaved({ id: 'hiddenarchive', ...OVER })
  await archived('hiddenarchive')
  await bindings.DB.prepare("update tournaments set public = 0 where id = 'hiddenarchive'").run()
  expect((await read('hiddenarchive', 'public')).found).toBeUndefined()
  await archived('hiddenarchive')
  expect((await read('hiddenarchive')).found).toMatchObject({ isArchived: false })
  await aSaved({ id: 'goeson', ...OVER, active: true })
  await archived('goeson')
  expect((await read('goeson')).found).toMatchObject({ isArchived: false })
  expect((await read('nosuchevent')).found).toBeUndefined()
})

test('an event is archived when it ends, or when a reader opens it without an archive', async () => {
  await aSaved({ id: 'endedcup', ...OVER })
  const isArchived = async (id: string) =>
    (await bindings.DB.prepare('select has_archive from tournaments where id = ?')
      .bind(id)
      .first<number>('has_archive')) === 1
  await archivesUntil(() => isArchived('endedcup'))
  expect(await isArchived('endedcup')).toBe(true)
  await aSaved({ id: 'openedcup', ...OVER })
  expect((await ask('/api/tournament/openedcup/snapshot')).status).toBe(200)
  for (let tries = 0; tries < 100 && !(await isArchived('openedcup')); tries += 1) await scheduler.wait(20)
  expect(await isArchived('openedcup')).toBe(true)
})

test('the slice of an entry in an event that is over is stored in one row too, until the event changes', async () => {
  const saved = await aSaved({ id: 'slicedcup', ...OVER })
  const entries = [{ id: 'slicedcup', version: 1, createdAt: saved.createdAt, entry: 7 }]
  const slices = await loadSlices(db, entries)
  await archiveSlices(db, slices)
  expect(await loadArchivedSlices(db, entries)).toEqual(slices)
  // The event has no archive of its own yet.
  expect((await read('slicedcup')).found).toMatchObject({ isArchived: false, snapshot: { version: 1 } })
  await archived('slicedcup')
  expect((await read('slicedcup')).rows).toBe(1)
  const { d1, statements } = countingDatabase(bindings.DB)
  expect(await loadArchivedSlices(open(d1), entries)).toEqual(slices)
  // The JSON parameter counts as one.
  expect(statements.map((ran) => ran.read)).toEqual([2])
  await bindings.DB.prepare("update archived_slices set format = 'older' where tournament_id = 'slicedcup'").run()
  expect(await loadArchivedSlices(db, entries)).toEqual([])
  await archiveSlices(db, slices)
  const change = { type: 'setResult' as const, round: 9, no: 4, change: { outcome: '01' } }
  await commit(db, saved, [change], { by: 'ann', source: 'director', now: 9 })
  expect(await loadArchivedSlices(db, entries)).toEqual([])
})

test('slices of running, private or meanwhile changed events are not archived', async () => {
  const events = [
    await aSaved({ id: 'slicedlive', ...OVER, active: true }),
    await aSaved({ id: 'slicedhidden', ...OVER, settings: { public: false } }),
    await aSaved({ id: 'slicedlate', ...OVER }),
  ]
  const entries = events.map(({ id, createdAt }) => ({ id, version: 1, createdAt, entry: 7 }))
  const slices = await loadSlices(db, entries)
  expect(slices).toHaveLength(3)
  const change = { type: 'setResult' as const, round: 9, no: 1, change: { outcome: '01' } }
  await commit(db, events[2]!, [change], { by: 'ann', source: 'director', now: 9 })
  await archiveSlices(db, slices)
  expect(await loadArchivedSlices(db, entries)).toEqual([])
  const { results } = await bindings.DB.prepare("select * from archives where tournament_id like 'sliced%d%'").all()
  expect(results).toEqual([])
})

test('when an event ends, the slices of its claimed entries are archived as they are read from the rows', async () => {
  await aUser('claimer')
  const saved = await aSaved({
    id: 'claimedcup',
    ...OVER,
    bonuses: [
      { player: 6, round: 2, MP: 1 },
      { player: 7, round: 2, MP: 1 },
    ],
  })
  await bindings.DB.prepare(
    "update players set user_id = 'claimer' where tournament_id = 'claimedcup' and no in (7, 40)",
  ).run()
  const entries = [7, 8, 40].map((entry) => ({ id: saved.id, version: 1, createdAt: saved.createdAt, entry }))
  const stored = () => loadArchivedSlices(db, entries)
  await archivesUntil(async () => (await stored()).length > 0)
  expect(await stored()).toEqual((await loadSlices(db, entries)).filter(({ no }) => no !== 8))
})

test('the profile of a board player lists the entry of their team', async () => {
  await aUser('sitter')
  await bindings.DB.prepare('insert into teams (id, name, sort_name, created_at, updated_at) values (?1, ?1, ?1, 1, 1)')
    .bind('sitters')
    .run()
  const saved = await aSaved({ id: 'seatedcup', ...OVER, settings: { competitors: 'team' } })
  await bindings.DB.batch([
    bindings.DB.prepare("update players set team_id = 'sitters' where tournament_id = 'seatedcup' and no = 3"),
    bindings.DB.prepare(
      "insert into individuals (tournament_id, no, team_no, name, user_id) values ('seatedcup', 1, 3, 'Sitter', 'sitter')",
    ),
  ])
  const teams = ['sitters', ...Array.from({ length: 30 }, (_, at) => `other${at}`)]
  const listed = await listEntries(db, { user: 'sitter', teams }, undefined)
  expect(listed).toEqual([{ id: 'seatedcup', version: 1, createdAt: saved.createdAt, entry: 3 }])
  await archivesUntil(async () => (await loadArchivedSlices(db, listed)).length > 0)
  expect(await loadArchivedSlices(db, listed)).toEqual(await loadSlices(db, listed))
})
