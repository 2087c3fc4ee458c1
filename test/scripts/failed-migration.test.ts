import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isAudit } from '#test/support/audit.ts'

const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
/** Runs wrangler as a deployment does, on a local database. */
const wrangler = (...args: string[]) =>
  spawnSync('wrangler', [...args, '--local', '--persist-to', join(folder, 'state')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
  })
const apply = () => wrangler('d1', 'migrations', 'apply', 'DB').status === 0
function valuesOf(sql: string): unknown[] {
  const { stdout } = wrangler('d1', 'execute', 'DB', '--json', '--command', sql)
  const [{ results }] = JSON.parse(stdout) as [{ results: object[] }]
  return results.map((row) => Object.values(row)[0])
}

test.runIf(isAudit)('a migration that fails leaves nothing behind, and is applied once it is corrected', () => {
  mkdirSync(join(folder, 'migrations'))
  write(
    'wrangler.toml',
    'name = "x"\ncompatibility_date = "2026-10-20"\n[[d1_databases]]\nbinding = "DB"\ndatabase_name = "x"\ndatabase_id = "x"\n',
  )
  write('migrations/0001_events.sql', 'create table events (name text);')
  write('migrations/0002_bad.sql', `insert into events values ('half');\ninsert into missing values (1);`)
  expect(apply()).toBe(false)
  expect(valuesOf('select name from events')).toEqual([])
  expect(valuesOf('select name from d1_migrations')).toEqual(['0001_events.sql'])
  write('migrations/0002_bad.sql', `insert into events values ('whole');`)
  expect(apply()).toBe(true)
  expect(valuesOf('select name from events')).toEqual(['whole'])
})
