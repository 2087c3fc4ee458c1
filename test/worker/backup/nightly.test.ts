import { beforeEach, expect, test, vi } from 'vitest'
import { aSaved, aUser, bindings } from '#test/support/worker.ts'
import { parseManifest, type Manifest } from '#worker/backup/manifest.ts'
import { LEFT_OUT } from '#worker/backup/schema.ts'
import { sha256Of } from '#worker/backup/write.ts'
import { backUp, listWhole, NAMES } from '#worker/jobs/back-up.ts'

const bucket = bindings.BACKUPS!
const NIGHT = Date.UTC(2026, 10, 26, 3, 17)
const NAME = '2026-11-26T03-17-00Z'
const DAY = 24 * 60 * 60_000
const FEW = { milliseconds: 60_000, statements: 40 }

const keys = async () => (await bucket.list()).objects.map(({ key }) => key)
const manifestOf = async (name = NAME): Promise<Manifest> =>
  parseManifest(await (await bucket.get(`${name}/manifest.json`))!.text())

async function linesOf(file: string): Promise<unknown[][]> {
  const stored = await bucket.get(`${NAME}/${file}`)
  const text = await new Response(stored!.body.pipeThrough(new DecompressionStream('gzip'))).text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown[])
}

/** A bucket that refuses to store what the test says. */
const refusing = (isRefused: (key: string) => boolean): R2Bucket =>
  Object.assign(Object.create(bucket), {
    put: (key: string, ...rest: [never]) =>
      isRefused(key) ? Promise.reject(new Error('R2 takes nothing')) : bucket.put(key, ...rest),
    get: (key: string) => bucket.get(key),
    head: (key: string) => bucket.head(key),
    list: (options: R2ListOptions) => bucket.list(options),
    delete: (some: string | string[]) => bucket.delete(some),
  }) as R2Bucket

await bindings.DB.batch([
  bindings.DB.prepare(
    'create table if not exists d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp)',
  ),
  bindings.DB.prepare(`insert or ignore into d1_migrations (name) values ('0046_restores.sql')`),
])
for (const id of ['Nia', 'Odd', 'Pat']) await aUser(id)
for (const id of ['nightone', 'nighttwo', 'nightthree'])
  await aSaved({ id, players: ['Ann Lee', 'Bob', 'Cy', 'Dee'], rounds: ['1-2 1, 3-4 =', '1-3 0, 2-4 *'] })

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const all = await keys()
  if (all.length > 0) await bucket.delete(all)
})

test('the nightly backup has every row of every table, in files with the digests of the manifest', async () => {
  await backUp(bindings, NIGHT)
  const manifest = await manifestOf()
  const { results: tables } = await bindings.DB.prepare(
    `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'`,
  ).all<{ name: string }>()
  const expected = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name))
  expect(Object.keys(manifest.tables).sort()).toEqual(expected.sort())
  for (const table of expected) {
    const { results } = await bindings.DB.prepare(`select * from ${table}`).all<Record<string, unknown>>()
    const { columns, rows } = manifest.tables[table]!
    const lines = await Promise.all(
      manifest.parts.filter((part) => part.table === table).map(({ file }) => linesOf(file)),
    )
    expect(rows, table).toBe(results.length)
    const sorted = (some: unknown[][]) => some.map((row) => JSON.stringify(row)).sort()
    expect(sorted(lines.flat()), table).toEqual(sorted(results.map((row) => columns.map((column) => row[column]))))
  }
  for (const { file, bytes, sha256 } of manifest.parts) {
    const content = new Uint8Array(await (await bucket.get(`${NAME}/${file}`))!.arrayBuffer())
    expect([content.length, await sha256Of(content)]).toEqual([bytes, sha256])
  }
  expect(manifest).toMatchObject({ format: 1, name: NAME, level: '0046_restores.sql' })
  expect(await (await bucket.get(NAMES))!.json()).toEqual([NAME])
})

test('a backup that is too long for one run is continued by the next ones, and is whole with its manifest', async () => {
  let runs = 0
  for (; runs < 40 && (await listWhole(bucket)).length === 0; runs++) await backUp(bindings, NIGHT + runs, FEW)
  expect(runs).toBeGreaterThan(2)
  const { parts, tables } = await manifestOf()
  await bucket.delete(await keys())
  await backUp(bindings, NIGHT)
  expect(tables).toEqual((await manifestOf()).tables)
  expect(new Set(parts.map(({ file }) => file)).size).toBe(parts.length)
  expect(await bucket.head('progress.json')).toBeNull()
})

test('there is one backup a night', async () => {
  await backUp(bindings, NIGHT)
  const before = await keys()
  await backUp(bindings, NIGHT + 60_000)
  expect(await keys()).toEqual(before)
})

test.each([
  ['a file of the backup', (key: string) => key.includes('users')],
  ['the manifest', (key: string) => key.endsWith('manifest.json')],
])(
  'if R2 refuses %s, that is logged, the backup of before stays, and the next run succeeds',
  async (_what, isRefused) => {
    await backUp(bindings, NIGHT - DAY)
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await backUp({ ...bindings, BACKUPS: refusing(isRefused) }, NIGHT)
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^The backup of the database failed/))
    expect(await listWhole(bucket)).toEqual(['2026-11-25T03-17-00Z'])
    await backUp(bindings, NIGHT + 60_000)
    expect(await listWhole(bucket)).toEqual(['2026-11-25T03-17-00Z', '2026-11-26T03-18-00Z'])
  },
)

test('progress that can’t be read doesn’t prevent a backup', async () => {
  await bucket.put('progress.json', '{"name":')
  await backUp(bindings, NIGHT)
  expect(await listWhole(bucket)).toEqual([NAME])
})

test('a new migration in the middle of a backup begins it again', async () => {
  await backUp(bindings, NIGHT, FEW)
  await bindings.DB.prepare(`insert into d1_migrations (name) values ('9999_later.sql')`).run()
  try {
    await backUp(bindings, NIGHT + 60_000)
    expect(await listWhole(bucket)).toEqual(['2026-11-26T03-18-00Z'])
  } finally {
    await bindings.DB.prepare(`delete from d1_migrations where name = '9999_later.sql'`).run()
  }
})

test('backups that are over and those that were never finished are deleted after the next one', async () => {
  for (const days of [60, 20]) await backUp(bindings, NIGHT - days * DAY)
  await bucket.put('2026-11-20T03-17-00Z/users-1.jsonl.gz', 'half')
  await backUp(bindings, NIGHT)
  expect(await (await bucket.get(NAMES))!.json()).toEqual(['2026-11-06T03-17-00Z', NAME])
  const folders = new Set((await keys()).map((key) => key.split('/')[0]))
  expect([...folders].sort()).toEqual(['2026-11-06T03-17-00Z', NAME, NAMES])
})

test('a site without a bucket makes no backups', async () => {
  const { BACKUPS: _, ...without } = bindings
  await backUp(without, NIGHT)
  expect(await keys()).toEqual([])
})
