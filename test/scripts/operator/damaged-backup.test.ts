import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpInto } from '../../../scripts/backup/back-up-into.ts'
import { checkedManifest } from '../../../scripts/backup/folder.ts'
import { databaseFile, stage } from '../../../scripts/backup/stage.ts'
import { withDatabase } from '../../../scripts/run/database.ts'
import { isAudit } from '#test/support/audit.ts'
import { aFolder, aSmallSite, contentsOf } from '#test/support/backup.ts'
import type { Manifest } from '#worker/backup/manifest.ts'
import { queryOf } from '#worker/backup/query.ts'

const NOW = Date.UTC(2026, 10, 26, 12)
const all = mkdtempSync(join(tmpdir(), 'kibitz-'))
const [source, backup] = [join(all, 'source'), join(all, 'backup')]
beforeAll(async () => {
  await aSmallSite(source)
  await withDatabase(source, ({ $client }) => backUpInto(backup, queryOf($client), NOW))
})
afterAll(() => rmSync(all, { recursive: true, force: true }))

/** A copy of the backup, to be damaged. */
function aCopy(): string {
  const folder = join(aFolder(), 'backup')
  cpSync(backup, folder, { recursive: true })
  return folder
}

const fileOf = (folder: string, table: string): string =>
  readdirSync(folder).find((file) => file.startsWith(`${table}-`))!

function changeManifest(folder: string, change: (manifest: Manifest) => object): void {
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  writeFileSync(path, JSON.stringify({ ...manifest, ...change(manifest) }))
}

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a truncated file',
    (folder) => truncateSync(join(folder, fileOf(folder, 'users')), 40),
    /^users-\w+\.jsonl\.gz is damaged: it has 40 bytes, not \d+\.$/,
  ],
  [
    'a file with other content',
    (folder) => {
      const path = join(folder, fileOf(folder, 'matches'))
      writeFileSync(path, Buffer.alloc(statSync(path).size))
    },
    /^matches-\w+\.jsonl\.gz is damaged: its SHA-256 isn’t the one in the manifest\.$/,
  ],
  ['a missing file', (folder) => rmSync(join(folder, fileOf(folder, 'teams'))), /^teams-\w+\.jsonl\.gz is missing\.$/],
  [
    'no manifest',
    (folder) => rmSync(join(folder, 'manifest.json')),
    /is no backup, or one that wasn’t finished: it has no manifest\.json\.$/,
  ],
  ['half a manifest', (folder) => truncateSync(join(folder, 'manifest.json'), 200), /^manifest\.json is damaged/],
  [
    'an unknown format',
    (folder) => changeManifest(folder, () => ({ format: 7 })),
    /^The backup has format 7; this version reads format 1\.$/,
  ],
  [
    'a file that the manifest leaves out',
    (folder) => changeManifest(folder, ({ parts }) => ({ parts: parts.filter(({ table }) => table !== 'users') })),
    /^manifest\.json is damaged: users has 2 rows, and its files 0\.$/,
  ],
])('a backup with %s is refused with a sentence that names the file', (_what, damage, sentence) => {
  const folder = aCopy()
  damage(folder)
  expect(() => checkedManifest(folder)).toThrow(sentence)
})

test('a backup of a newer version of the site is refused', async () => {
  const folder = aCopy()
  changeManifest(folder, () => ({ level: '9999_future.sql' }))
  await expect(stage(folder, checkedManifest(folder), aFolder(), NOW)).rejects.toThrow(
    'The backup is of a newer version: this one has no migration 9999_future.sql.',
  )
})

test.runIf(isAudit)(
  'a restore that can’t be finished leaves the local data as they are, and no half of it beside them',
  async () => {
    const state = join(aFolder(), 'state')
    cpSync(source, state, { recursive: true })
    const before = contentsOf(databaseFile(state)!)
    const folder = aCopy()
    changeManifest(folder, ({ schema }) => ({
      schema: [{ type: 'table', name: 'x', sql: 'create table x (' }, ...schema],
    }))
    const { status, stderr } = spawnSync(process.execPath, ['scripts/restore.ts', folder, '--replace'], {
      encoding: 'utf8',
      env: { ...process.env, KIBITZ_STATE: state, PORT: '18996' },
    })
    expect([status, stderr]).toEqual([1, 'incomplete input\n'])
    expect(contentsOf(databaseFile(state)!)).toEqual(before)
    expect(readdirSync(dirname(state))).toEqual(['state'])
  },
)
