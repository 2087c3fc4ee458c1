import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quoted } from '#worker/backup/query.ts'
import type { Manifest } from '#worker/backup/manifest.ts'
import { withDatabase } from '../run/database.ts'
import { listMigrations, migrate } from '../run/migrate.ts'
import { afterRestore, namesAgain } from './after-restore.ts'
import { readRows } from './folder.ts'
import { repair } from './repair.ts'

/** The file of the local D1 in a folder of state; undefined if there is none. */
export const databaseFile = (state: string): string | undefined =>
  globSync(join(state, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).find((file) => !file.endsWith('metadata.sqlite'))

/** The database of a backup, as a local D1 in a folder of its own, ready for this version of the site. Returns its file. */
export async function stage(folder: string, manifest: Manifest, state: string, now: number): Promise<string> {
  const levels = listMigrations().map(({ name }) => name)
  if (!levels.includes(manifest.level))
    throw new Error(`The backup is of a newer version: this one has no migration ${manifest.level}.`)
  // Creates the file.
  await withDatabase(state, ({ $client: d1 }) => d1.prepare('select 1').run())
  const file = databaseFile(state)!
  using(file, (database) => load(database, folder, manifest))
  if (manifest.level !== levels.at(-1)) await migrate(state)
  using(file, (database) => {
    for (const sql of [...namesAgain(), ...afterRestore(manifest.name, now)]) database.exec(sql)
  })
  return file
}

function using(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  try {
    database.exec('pragma synchronous = off; begin')
    work(database)
    database.exec('commit')
  } finally {
    database.close()
  }
}

/** Tables come first, so that neither triggers nor indexes get to see single rows. */
function load(database: DatabaseSync, folder: string, manifest: Manifest): void {
  const create = (...types: string[]): void => {
    for (const { type, sql } of manifest.schema) if (types.includes(type)) database.exec(sql)
  }
  create('table')
  for (const part of manifest.parts) {
    const { columns } = manifest.tables[part.table]!
    const insert = database.prepare(
      `insert into ${quoted(part.table)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of readRows(folder, part)) insert.run(...row)
  }
  repair(database)
  create('index', 'virtual', 'trigger')
}
