import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoted } from '#worker/backup/query.ts'
import { afterRestore } from './after-restore.ts'
import { dump } from './dump.ts'
import { parentsFirst } from './file-schema.ts'
import { ALWAYS_FILLED, NOT_EMPTY } from './local-target.ts'
import { remoteQuery, remoteRun, wranglerAtTerminal } from './wrangler.ts'

const OWN = `m.name not like 'sqlite\\_%' escape '\\' and m.name not like '\\_cf\\_%' escape '\\'`
const EXISTING = [
  `select m.name, m.type from pragma_table_list() m where m.schema = 'main' and m.type in ('table', 'virtual') and ${OWN}`,
  `select m.name from sqlite_master m where m.type = 'trigger' and ${OWN}`,
  `select m.name, f."table" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
   where m.type = 'table' and ${OWN}`,
]

async function listExisting() {
  const [tables, triggers, references] = (await remoteQuery(EXISTING)) as unknown as [
    { name: string; type: 'table' | 'virtual' }[],
    { name: string }[],
    { name: string; parent: string }[],
  ]
  return { tables, triggers, references }
}

/** Throws if the deployed database has rows. */
export async function requireEmptyRemote(): Promise<void> {
  const existing = await listExisting()
  const tables = existing.tables.filter(({ name, type }) => type === 'table' && !ALWAYS_FILLED.includes(name))
  if (tables.length === 0) return
  const found = await remoteQuery(tables.map(({ name }) => `select 1 as found from ${quoted(name)} limit 1`))
  if (found.some((rows) => rows.length > 0)) throw new Error(`Not restored: ${NOT_EMPTY}`)
}

/** Uploads a finished database in files of limited size. If it fails half-way, it is repeated with --replace. */
export async function replaceRemote(
  file: string,
  work: string,
  { mayReplace, isDry }: { mayReplace: boolean; isDry: boolean },
): Promise<void> {
  const folder = join(work, 'sql')
  mkdirSync(folder)
  const files = [...(await emptying(folder)), ...dump(file, folder)]
  for (const [index, path] of files.entries()) {
    const size = `${statSync(path).size.toLocaleString('en')} bytes`
    console.log(
      `${isDry ? 'Would run' : 'Running'} file ${index + 1} of ${files.length} (${size}) in the deployed database.`,
    )
    if (!isDry) await remoteRun(path)
  }
  if (isDry && mayReplace) console.log('The first file deletes what is in the database.')
}

/** A file that deletes all tables of the deployed database; none if there are none. */
async function emptying(folder: string): Promise<string[]> {
  const { tables, triggers, references } = await listExisting()
  if (tables.length === 0) return []
  const ordinary = tables
    .filter(({ type }) => type === 'table')
    .map(({ name }) => ({
      name,
      columns: [],
      parents: references.flatMap((one) => (one.name === name && one.parent !== name ? one.parent : [])),
    }))
  const path = join(folder, '0000.sql')
  const drops = [
    ...triggers.map(({ name }) => `drop trigger ${quoted(name)};`),
    ...tables.filter(({ type }) => type === 'virtual').map(({ name }) => `drop table ${quoted(name)};`),
    ...parentsFirst(ordinary)
      .toReversed()
      .map(({ name }) => `drop table ${quoted(name)};`),
  ]
  writeFileSync(path, `${drops.join('\n')}\n`)
  return [path]
}

/** Takes the deployed database back in time. wrangler asks before it does so. */
export async function travelBack(to: string, now: number, isDry: boolean): Promise<void> {
  const statements = afterRestore(to.replace(/^--/, ''), now)
  if (isDry) return console.log(`Would run wrangler d1 time-travel restore DB ${to}, then:\n${statements.join(';\n')};`)
  wranglerAtTerminal('d1', 'time-travel', 'restore', 'DB', to)
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
  try {
    const file = join(folder, 'after.sql')
    writeFileSync(file, statements.map((sql) => `${sql};\n`).join(''))
    await remoteRun(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log('The database is back. All tournaments have a new version, so that no page of the time between is shown.')
}
