import { expect, test } from 'vitest'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { databaseBeforeDraws, OLD_CUP, OLD_LEAGUE } from '#test/support/database-before-draws.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { commit } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import * as tournaments from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'

test('migrations keep every row of an old database, and only add tables and columns', async () => {
  const old = await databaseBeforeDraws()
  const { result_history: history, ...before } = await old.contents()
  expect(history).toHaveLength(2)
  expect(Object.values(before).flat().length).toBeGreaterThan(30)
  await old.migrate()
  const after = await old.contents()
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toMatchObject(rows)
})

test('tournaments of an old database are read unchanged, with the same version', async () => {
  const old = await databaseBeforeDraws()
  await old.migrate()
  const db = open(old.d1)
  expect(snapshotFromRecords((await tournaments.loadRecords(db, 'spring'))!)).toEqual(OLD_CUP)
  expect(snapshotFromRecords((await tournaments.loadRecords(db, 'league'))!)).toEqual(OLD_LEAGUE)
})

test('the old history of results becomes changes, with nothing lost', async () => {
  const old = await databaseBeforeDraws()
  await old.migrate()
  const db = open(old.d1)
  const records = await listOfTournament(db, 'league')
  expect(records.map(({ act, inverse, ...record }) => [record, JSON.parse(act), JSON.parse(inverse)])).toEqual([
    [
      {
        version: 6,
        at: 5,
        by: null,
        source: 'chessCom',
        reason: null,
        key: 'result-1',
        undoes: null,
        digest: null,
        hash: '',
      },
      [{ type: 'setResult', round: 1, no: 1, change: { outcome: '10', points: [6, 2], games: '10' } }],
      [{ type: 'setResult', round: 1, no: 1, change: { outcome: '  ', points: null, games: '' } }],
    ],
    [
      {
        version: 7,
        at: 5,
        by: 'Ann',
        source: 'link',
        reason: 'Typo',
        key: 'result-2',
        undoes: null,
        digest: null,
        hash: '',
      },
      [{ type: 'removeLink', round: 1, no: 1 }],
      [
        {
          type: 'restorePairing',
          round: 1,
          no: 1,
          change: { outcome: '10', points: [6, 2], games: '10', facts: { link: 'https://chess.example/1' } },
        },
      ],
    ],
  ])
})

test('the hash of the first new change covers changes from before the hash chain', async () => {
  const old = await databaseBeforeDraws()
  await old.migrate()
  const db = open(old.d1)
  const league = snapshotFromRecords((await tournaments.loadRecords(db, 'league'))!)
  const act = { type: 'setResult' as const, round: 1, no: 1, change: { outcome: '==' } }
  expect(await commit(db, league, [act], { by: 'Ann', source: 'director', now: 9 })).toMatchObject({ version: 8 })
  const broken = async () => findBrokenChange('league', await listOfTournament(db, 'league'), digest)
  expect(await broken()).toBeUndefined()
  await old.d1.prepare("update changes set reason = 'None' where tournament_id = 'league' and version = 7").run()
  expect(await broken()).toBe(8)
})
