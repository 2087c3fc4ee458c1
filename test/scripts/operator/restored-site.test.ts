import { join } from 'node:path'
import { expect, test } from 'vitest'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { isAudit } from '#test/support/audit.ts'
import { aFolder } from '#test/support/backup.ts'
import { queryOf } from '#worker/backup/query.ts'
import { saveImport } from '#worker/data/import.ts'
import { loadRecords } from '#worker/data/tournaments.ts'
import { backUpInto, summary } from '../../../scripts/backup/back-up-into.ts'
import { checkedManifest } from '../../../scripts/backup/folder.ts'
import { replaceLocal } from '../../../scripts/backup/local-target.ts'
import { stage } from '../../../scripts/backup/stage.ts'
import { growTo } from '../../../scripts/bench/big-site.ts'
import { channel } from '../../../scripts/demo/channel.ts'
import { fromFiles } from '../../../scripts/demo/files.ts'
import { harbour } from '../../../scripts/demo/harbour.ts'
import { rivers } from '../../../scripts/demo/rivers.ts'
import { winter } from '../../../scripts/demo/winter.ts'
import { withDatabase } from '../../../scripts/run/database.ts'
import { migrate } from '../../../scripts/run/migrate.ts'

/** Backs up and restores; returns the state of the restored site. */
async function backAndForth(state: string): Promise<string> {
  const [work, restored] = [aFolder(), aFolder()]
  const [folder, now] = [join(work, 'backup'), Date.now()]
  const manifest = await withDatabase(state, ({ $client }) => backUpInto(folder, queryOf($client), now))
  console.log(`Backup: ${summary(manifest, now)}`)
  const began = Date.now()
  replaceLocal(await stage(folder, checkedManifest(folder), join(work, 'state'), began), restored)
  console.log(`Restore: ${summary(manifest, began)}`)
  return restored
}

const eventsOf = (state: string): Promise<Snapshot[]> =>
  withDatabase(state, async (db) => {
    const { results } = await db.$client.prepare('select id from tournaments order by id').all<{ id: string }>()
    const found: Snapshot[] = []
    for (const { id } of results) found.push(snapshotFromRecords((await loadRecords(db, id, 'desk'))!))
    return found
  })

test.runIf(isAudit)('every event of the demo is restored as it was', async () => {
  const [state, now] = [aFolder(), Date.now()]
  await migrate(state)
  await withDatabase(state, async (db) => {
    for (const event of [...fromFiles(), channel(now), winter(now), harbour(now), rivers(now).event])
      await saveImport(db, event)
  })
  const [before, after] = [await eventsOf(state), await eventsOf(await backAndForth(state))]
  expect(after).toHaveLength(before.length)
  for (const [index, event] of before.entries()) {
    expect(after[index]!.version).toBeGreaterThan(event.version)
    expect({ ...after[index]!, version: 0 }).toEqual({ ...event, version: 0 })
  }
})

test.runIf(isAudit)('a big site is backed up and restored with every row', async () => {
  const state = aFolder()
  await migrate(state)
  const counts = (of: string) =>
    withDatabase(of, async ({ $client: d1 }) => {
      const tables = ['users', 'tournaments', 'players', 'rounds', 'matches', 'notifications', 'names']
      const counted = await d1.batch<{ n: number }>(
        tables.map((name) => d1.prepare(`select count(*) as n from ${name}`)),
      )
      return counted.map(({ results }, index) => [tables[index], results[0]!.n])
    })
  await withDatabase(state, ({ $client }) => growTo($client, 1))
  const before = await counts(state)
  expect(await counts(await backAndForth(state))).toEqual(before)
})
