import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { quoted } from '#worker/backup/query.ts'
import { readFileSchema } from './file-schema.ts'
import { databaseFile } from './stage.ts'

/** Tables that have rows although nobody has used the database. */
export const ALWAYS_FILLED = ['d1_migrations', 'restores']
export const NOT_EMPTY = 'there is data in the database already. --replace deletes it.'

/** Throws if the local database has rows. */
export function requireEmptyLocal(state: string): void {
  const file = databaseFile(state)
  if (file === undefined) return
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const { tables } = readFileSchema(database)
    const filled = tables.find(
      ({ name }) => !ALWAYS_FILLED.includes(name) && database.prepare(`select 1 from ${quoted(name)} limit 1`).get(),
    )
    if (filled) throw new Error(`Not restored: ${NOT_EMPTY}`)
  } finally {
    database.close()
  }
}

/** Puts a finished database in place of the local one. Rooms keep what they have stored. */
export function replaceLocal(file: string, state: string): void {
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  const target = join(folder, basename(file))
  // What SQLite has not yet written to the old file belongs to the old file alone.
  for (const ending of ['-wal', '-shm']) rmSync(target + ending, { force: true })
  renameSync(file, target)
}
