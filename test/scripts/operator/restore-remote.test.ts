import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '../../../scripts/backup/stage.ts'
import { isAudit } from '#test/support/audit.ts'
import { aFolder, aSmallSite, contentsOf, copyDatabase, valuesOf } from '#test/support/backup.ts'

const all = mkdtempSync(join(tmpdir(), 'kibitz-'))
const site = join(all, 'db.sqlite')
beforeAll(async () => {
  await aSmallSite(join(all, 'state'))
  copyDatabase(databaseFile(join(all, 'state'))!, site)
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

/** A deployed site: an account with its database, and a folder from which the scripts are run. */
function aDeployment() {
  const folder = aFolder()
  const at = (...path: string[]) => join(folder, ...path)
  mkdirSync(at('bin'))
  mkdirSync(at('account'))
  symlinkSync(resolve('test/support/fake-wrangler.mjs'), at('bin/wrangler'))
  symlinkSync(resolve('migrations'), at('migrations'))
  copyFileSync('wrangler.toml', at('wrangler.toml'))
  appendFileSync(at('wrangler.toml'), '\n[[r2_buckets]]\nbinding = "BACKUPS"\nbucket_name = "kibitz-backups"\n')
  copyFileSync(site, at('account/db.sqlite'))
  const run = (script: 'backup' | 'restore', ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(`scripts/${script}.ts`), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${at('bin')}${delimiter}${process.env.PATH}`,
        ACCOUNT: at('account'),
        KIBITZ_STATE: at('local'),
        PORT: '18997',
      },
    })
    return { failed: status !== 0, printed: stdout + stderr }
  }
  return { at, run, database: at('account/db.sqlite') }
}

const ROWS = 'select name from tournaments order by name'

test.runIf(isAudit)('a deployed database that was lost is restored from the bucket', () => {
  const { at, run, database } = aDeployment()
  const before = contentsOf(database)
  expect(run('backup', '--remote', at('backup')).printed).toMatch(/^Backup in .*: \d+ tables, \d+ rows, [\d,]+ bytes/)
  mkdirSync(at('account/kibitz-backups'))
  cpSync(at('backup'), at('account/kibitz-backups/2026-11-26T03-17-00Z'), { recursive: true })
  // Lost: a new database, without a table.
  renameSync(database, at('account/lost.sqlite'))
  const { failed, printed } = run('restore', '2026-11-26T03-17-00Z', '--remote')
  expect(printed).toContain('Restored ')
  expect(failed).toBe(false)
  const after = contentsOf(database)
  expect(after.schema).toEqual(before.schema)
  for (const table of ['players', 'matches', 'changes', 'users', 'teams', 'feedback', 'd1_migrations'])
    expect(after.tables[table], table).toEqual(before.tables[table])
  expect(
    valuesOf(database, `select id from names where n in (select rowid from words where words match 'muller')`),
  ).toEqual(['spring-1'])
})

test.runIf(isAudit)('a deployed database with data is replaced only if told so, and a dry run changes nothing', () => {
  const { at, run, database } = aDeployment()
  run('backup', '--remote', at('backup'))
  copyFileSync(database, at('account/before.sqlite'))
  const refused = run('restore', at('backup'), '--remote')
  expect(refused.failed).toBe(true)
  expect(refused.printed).toContain('Not restored: there is data in the database already. --replace deletes it.')
  const dry = run('restore', at('backup'), '--remote', '--replace', '--dry-run')
  expect(dry.printed).toMatch(/Would run file 1 of \d+ \([\d,]+ bytes\) in the deployed database\./)
  expect(readFileSync(database)).toEqual(readFileSync(at('account/before.sqlite')))
  expect(run('restore', at('backup'), '--remote', '--replace').failed).toBe(false)
  expect(valuesOf(database, ROWS)).toEqual(valuesOf(at('account/before.sqlite'), ROWS))
  expect(valuesOf(database, 'select count(*) from restores')).toEqual([1])
})

test.runIf(isAudit)('a restore that broke off is repeated with --replace', () => {
  const { at, run, database } = aDeployment()
  run('backup', '--remote', at('backup'))
  const rows = valuesOf(database, ROWS)
  renameSync(database, at('account/lost.sqlite'))
  run('restore', at('backup'), '--remote')
  // As if the last file had never been run.
  const calls = () => readFileSync(at('account/calls'), 'utf8').trim().split('\n')
  expect(calls().at(-1)).toContain('--file')
  expect(basename(calls().at(-1)!.split('--file ')[1]!)).toMatch(/^\d{4}\.sql$/)
  expect(run('restore', at('backup'), '--remote', '--replace').failed).toBe(false)
  expect(valuesOf(database, ROWS)).toEqual(rows)
})

test.runIf(isAudit)('Time Travel brings the database back with versions above all that were seen since', () => {
  const { at, run, database } = aDeployment()
  copyFileSync(database, at('account/bookmark-1'))
  const [, marked] = [run('restore', '--bookmark=bookmark-1'), readFileSync(database)]
  expect(readFileSync(database)).toEqual(marked)
  expect(run('restore', '--bookmark=bookmark-1', '--remote').printed).toContain('The database is back.')
  expect(Math.min(...(valuesOf(database, 'select version from tournaments') as number[]))).toBeGreaterThan(1_000_000)
  expect(valuesOf(database, 'select backup from restores')).toEqual(['bookmark=bookmark-1'])
  expect(valuesOf(database, 'select count(*) from sessions')).toEqual([0])
})

test.runIf(isAudit)('a name that is neither a folder nor in the bucket is refused with wrangler’s words', () => {
  const { at, run } = aDeployment()
  const { failed, printed } = run('restore', 'nothing', '--remote', '--replace')
  expect(failed).toBe(true)
  expect(printed).toContain('wrangler r2 object get failed')
  expect(existsSync(at('local'))).toBe(false)
})
