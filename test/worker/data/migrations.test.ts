import { expect, test } from 'vitest'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import { restoredActs } from '#core/changes/stored-acts.ts'
import { oldDatabase } from '#test/support/old-database.ts'
import { restore } from '#worker/data/deleted-tournaments.ts'
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

test('rounds that were saved at midnight UTC keep their day, and all others their moment', async () => {
  const old = await oldDatabase(28)
  const [midnight, evening] = [Date.UTC(2026, 5, 18), Date.UTC(2026, 5, 19, 18)]
  const times = { created_at: 5, updated_at: 6 }
  await old.insert('tournaments', { id: 'days', name: 'Days', ...times }, { id: 'hours', name: 'Hours', ...times })
  const round = (tournament_id: string, no: number, starts_at: number | null) => ({
    tournament_id,
    round: no,
    starts_at,
  })
  await old.insert('rounds', round('days', 1, midnight), round('days', 2, evening), round('days', 3, null))
  await old.insert('rounds', round('hours', 1, evening), round('hours', 2, midnight))
  await old.migrate()
  const db = open(old.d1)
  const datesOf = async (id: string) => snapshotFromRecords((await tournaments.loadRecords(db, id))!).dates
  expect(await datesOf('days')).toEqual(['2026-06-18', evening, null])
  expect(await datesOf('hours')).toEqual([evening, '2026-06-18'])
  const { tournaments: listed } = await old.contents()
  expect(listed!.map(({ id, starts_at, start_day }) => [id, starts_at, start_day])).toEqual([
    ['days', midnight, '2026-06-18'],
    ['hours', evening, null],
  ])
})

test('a tournament that was deleted before is restored with its days', async () => {
  const old = await oldDatabase(28)
  await old.insert('users', { id: 'Ann', username: 'Ann', unique_id: 'ann', created_at: 5, updated_at: 6 })
  await old.insert('deleted_tournaments', {
    id: 'gone',
    name: 'Gone',
    organiser_id: 'Ann',
    deleted_by: 'Ann',
    deleted_at: 9,
  })
  const kept = (table_name: string, ...parts: object[]) => ({
    tournament_id: 'gone',
    table_name,
    no: 1,
    row: JSON.stringify(parts),
  })
  const times = { created_at: 5, updated_at: 6, told_round: 0 }
  await old.insert(
    'deleted_rows',
    // In parts of 15 columns, as the table had them.
    kept(
      'tournaments',
      { id: 'gone', version: 4, name: 'Gone', active: 1, round: 0, players: 0, public: 1, settings: '{}', ...times },
      { closed: 0, remarks: '[]', podium: '[]', podium_version: 0, has_archive: 0 },
    ),
    kept('rounds', { tournament_id: 'gone', round: 1, starts_at: Date.UTC(2026, 5, 18) }),
  )
  await old.migrate()
  const db = open(old.d1)
  await restore(db, 'gone')
  expect(snapshotFromRecords((await tournaments.loadRecords(db, 'gone'))!).dates).toEqual(['2026-06-18'])
})

test('changes of before are read with their days, so that undoing them brings no hour', () => {
  const midnight = Date.UTC(2026, 5, 18)
  const acts = [{ type: 'editEvent', dates: [midnight, midnight + 1, null] }]
  expect(restoredActs(JSON.stringify(acts), new Map())).toEqual([
    { type: 'editEvent', starts: ['2026-06-18', midnight + 1, null] },
  ])
  const { timeZone: _zone, ...settings } = OLD_CUP.settings
  const file = { snapshot: { ...OLD_CUP, settings, dates: [midnight] }, individuals: [], games: [] }
  const imported = { type: 'importTournament', digest: 'x', file: { ref: 'r' } }
  expect(restoredActs(JSON.stringify([imported]), new Map([['r', JSON.stringify(file)]]))).toMatchObject([
    { file: { snapshot: { dates: ['2026-06-18'] } } },
  ])
  const now = { type: 'editEvent', starts: [midnight] }
  expect(restoredActs(JSON.stringify([now]), new Map())).toEqual([now])
})
