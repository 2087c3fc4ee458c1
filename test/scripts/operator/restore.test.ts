import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unstable_splitSqlQuery as statements } from 'wrangler'
import { backUpInto } from '../../../scripts/backup/back-up-into.ts'
import { dump } from '../../../scripts/backup/dump.ts'
import { checkedManifest } from '../../../scripts/backup/folder.ts'
import { replaceLocal, requireEmptyLocal } from '../../../scripts/backup/local-target.ts'
import { databaseFile, stage } from '../../../scripts/backup/stage.ts'
import { withDatabase } from '../../../scripts/run/database.ts'
import { isAudit } from '#test/support/audit.ts'
import { aFolder, anOldSite, aSmallSite, contentsOf, LONG, valuesOf } from '#test/support/backup.ts'
import { queryOf } from '#worker/backup/query.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
let source = ''
let backup = ''
/** The file of the restored database, which tests only read. */
let whole = ''
const all = mkdtempSync(join(tmpdir(), 'kibitz-'))
beforeAll(async () => {
  source = join(all, 'source')
  backup = join(all, 'backup')
  await aSmallSite(source)
  await withDatabase(source, ({ $client }) => backUpInto(backup, queryOf($client), NOW))
  whole = await stage(backup, checkedManifest(backup), join(all, 'restored'), NOW)
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

const restored = (folder: string) => stage(folder, checkedManifest(folder), aFolder(), NOW)

test('a restored database has the same tables, rows, indexes and triggers', () => {
  const [before, after] = [contentsOf(databaseFile(source)!), contentsOf(whole)]
  expect(after.schema).toEqual(before.schema)
  const { tournaments, sessions, codes, names, restores, ...others } = after.tables
  const {
    tournaments: itsTournaments,
    sessions: _sessions,
    codes: itsCodes,
    names: itsNames,
    restores: _restores,
    ...itsOthers
  } = before.tables
  expect(others).toEqual(itsOthers)
  const withoutVersions = (rows: string[]) =>
    rows.map((row) => ({ ...(JSON.parse(row) as object), version: 0, told_round: 0 }))
  expect(withoutVersions(tournaments!)).toEqual(withoutVersions(itsTournaments!))
  // Only the numbers of names may differ.
  const withoutNumbers = (rows: string[]) =>
    rows.map((row) => JSON.stringify({ ...(JSON.parse(row) as object), n: 0 })).toSorted()
  expect(withoutNumbers(names!)).toEqual(withoutNumbers(itsNames!))
  expect(sessions).toEqual([])
  expect(codes).toEqual(itsCodes!.filter((row) => row.includes('claim')))
  expect(restores).toHaveLength(1)
})

test('names are found in a restored database, and those of private events are not', () => {
  const found = (word: string) =>
    valuesOf(whole, `select id from names where n in (select rowid from words where words match '${word}')`)
  expect(found('muller')).toEqual(['spring-1'])
  expect(found('ben')).toEqual(['ben'])
  expect(found('rooks')).toEqual([])
})

test.runIf(isAudit)(
  'after a restore every version is above all that may have been seen, and after a second one again',
  async () => {
    const versionsOf = (file: string) => valuesOf(file, 'select version from tournaments') as number[]
    const first = versionsOf(whole)
    const second = versionsOf(await stage(backup, checkedManifest(backup), aFolder(), NOW + 60_000))
    expect(Math.min(...first)).toBeGreaterThan(1_000_000)
    // A minute of a hundred changes a second.
    expect(Math.min(...second)).toBeGreaterThanOrEqual(Math.max(...first) + 6000)
  },
)

test.runIf(isAudit)('a backup of an older version is brought forward by the migrations after it', async () => {
  const state = aFolder()
  await anOldSite(state, 35)
  await withDatabase(state, async ({ $client: d1 }) => {
    await d1
      .prepare(
        `insert into tournaments (id, name, place, created_at, updated_at) values ('old', 'Old Open', 'goeteborg', 1, 1)`,
      )
      .run()
  })
  const folder = join(aFolder(), 'old')
  await withDatabase(state, ({ $client }) => backUpInto(folder, queryOf($client), NOW))
  const file = await restored(folder)
  expect(valuesOf(file, 'select place from tournaments')).toEqual(['goteborg'])
  // Written with other spaces by wrangler and by `migrate`.
  const schemaOf = (of: string) => contentsOf(of).schema.filter((sql) => !sql.includes('TABLE d1_migrations'))
  expect(schemaOf(file)).toEqual(schemaOf(databaseFile(source)!))
})

test('a database with data is not replaced unasked, and an empty one is restored', async () => {
  expect(() => requireEmptyLocal(source)).toThrow('Not restored: there is data in the database already.')
  const state = aFolder()
  await anOldSite(state, 39)
  requireEmptyLocal(state)
  const file = join(aFolder(), basename(whole))
  cpSync(whole, file)
  replaceLocal(file, state)
  const ids = await withDatabase(state, ({ $client }) =>
    $client.prepare('select id from tournaments order by id').raw(),
  )
  expect(ids).toEqual([['autumn'], ['spring']])
})

test('a backup goes to a new folder, never over another one', async () => {
  const again = withDatabase(source, ({ $client }) => backUpInto(backup, queryOf($client), NOW))
  await expect(again).rejects.toThrow(`${backup} isn’t empty.`)
})

test.runIf(isAudit)(
  'rows that were read while their user was deleted go as they would have gone with the user',
  async () => {
    const state = aFolder()
    await aSmallSite(state)
    const folder = join(aFolder(), 'backup')
    await withDatabase(state, async ({ $client }) => {
      let isGone = false
      await backUpInto(
        folder,
        async (queries) => {
          // Right before users are read.
          if (!isGone && queries.some((sql) => sql.includes('from "users"'))) {
            isGone = true
            await $client.batch([
              $client.prepare(`delete from users where id = 'ben'`),
              $client.prepare(`delete from teams where id = 'a'`),
            ])
          }
          return queryOf($client)(queries)
        },
        NOW,
      )
    })
    const file = await restored(folder)
    expect(valuesOf(file, `select user_id from players where tournament_id = 'spring' and no = 1`)).toEqual([null])
    expect(valuesOf(file, 'pragma foreign_key_check')).toEqual([])
  },
)

test.runIf(isAudit)('changes after the version of their tournament are dropped', async () => {
  const folder = join(aFolder(), 'backup')
  await withDatabase(source, async ({ $client }) => {
    const query = queryOf($client)
    // As if a change had been saved between the tournament and its changes.
    await backUpInto(
      folder,
      async (queries) => {
        const answers = await query(queries)
        return answers.map((rows, index) =>
          / from "changes"/.test(queries[index]!) && rows.length > 0
            ? [
                ...rows,
                {
                  line0: String(rows.at(-1)!['line0'])
                    .replace(/^\["(\w+)",\d+,/, '["$1",99,')
                    .replaceAll(/"import-?\w*"/g, '"x"'),
                },
              ]
            : rows,
        )
      },
      NOW,
    )
  })
  expect(valuesOf(await restored(folder), 'select version from changes')).not.toContain(99)
})

test.runIf(isAudit)(
  'as SQL for D1 the database is the same: no statement is too long, and rows follow those they refer to',
  async () => {
    const paths = dump(whole, aFolder())
    const state = aFolder()
    await withDatabase(state, async ({ $client: d1 }) => {
      for (const path of paths) {
        const all = statements(readFileSync(path, 'utf8'))
        for (const sql of all) expect(Buffer.byteLength(sql)).toBeLessThan(100_000)
        await d1.batch(all.map((sql) => d1.prepare(sql)))
      }
    })
    const [expected, made] = [contentsOf(whole), contentsOf(databaseFile(state)!)]
    expect(made.schema).toEqual(expected.schema)
    const { names: _a, ...tables } = made.tables
    const { names: _b, ...itsTables } = expected.tables
    expect(tables).toEqual(itsTables)
    expect(valuesOf(databaseFile(state)!, 'select content from feedback')).toEqual([LONG])
    expect(valuesOf(databaseFile(state)!, `select rowid from words where words match 'muller'`)).toHaveLength(1)
  },
)
