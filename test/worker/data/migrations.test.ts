import { expect, test } from 'vitest'
import { snapshotOf } from '#core/snapshot/build.ts'
import { databaseBeforeDraws, OLD_CUP, OLD_LEAGUE } from '#test/support/database-before-draws.ts'
import { open } from '#worker/data/db.ts'
import * as tournaments from '#worker/data/tournaments.ts'

test('an old database has every row as before, in tables that have only grown', async () => {
  const old = await databaseBeforeDraws()
  const before = await old.contents()
  expect(Object.values(before).flat().length).toBeGreaterThan(30)
  await old.migrate()
  const after = await old.contents()
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toMatchObject(rows)
})

test('tournaments of an old database are read as they stood, of the same version', async () => {
  const old = await databaseBeforeDraws()
  await old.migrate()
  const db = open(old.d1)
  expect(snapshotOf((await tournaments.rows(db, 'spring'))!)).toEqual(OLD_CUP)
  expect(snapshotOf((await tournaments.rows(db, 'league'))!)).toEqual(OLD_LEAGUE)
})
