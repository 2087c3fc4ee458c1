import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { saveImport } from '#worker/data/import.ts'
import type { Db } from '#worker/data/db.ts'
import { listMigrations, migrate } from '../../scripts/run/migrate.ts'
import { withDatabase } from '../../scripts/run/database.ts'

/** A folder that is deleted after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kibitz-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Longer than a statement may be, with characters that SQL and UTF-16 treat specially. */
export const LONG = `it’s ''long'' ${'♞𝄞\n'.repeat(60_000)}\0 end`

/** Saves a small site: two events, one of them private, people, teams that were merged, a session and codes. */
export async function aSmallSite(state: string): Promise<void> {
  await migrate(state)
  await withDatabase(state, async (db) => {
    for (const id of ['spring', 'autumn'])
      await saveImport(db, {
        snapshot: aSnapshot({
          id,
          players: ['Zoë Müller', 'Bob', 'Cy', 'Dee'],
          rounds: ['1-2 1, 3-4 =', '1-3 0, 2-4 *'],
        }),
        individuals: [],
        games: [],
      })
    await fill(db)
  })
}

const fill = ({ $client: d1 }: Db) =>
  d1.batch(
    [
      ...['ann', 'ben'].map(
        (id) =>
          `insert into users (id, username, unique_id, created_at, updated_at) values ('${id}', '${id}', '${id}', 1, 1)`,
      ),
      // Each refers to one that comes after it.
      `insert into teams (id, name, created_at, updated_at) values ('c', 'Knights', 1, 1)`,
      `insert into teams (id, name, merged_into, created_at, updated_at) values ('b', 'Rooks', 'c', 1, 1), ('a', 'Pawns', 'b', 1, 1)`,
      `update tournaments set organiser_id = 'ann', has_archive = 0 where id = 'spring'`,
      `update tournaments set public = 0 where id = 'autumn'`,
      `update players set user_id = 'ben' where tournament_id = 'spring' and no = 1`,
      `insert into sessions (secret_hash, handle, user_id, created_at, seen_at, expires_at) values ('s', 's', 'ann', 1, 1, 9e12)`,
      `insert into codes (hash, purpose, subject, created_at, expires_at) values
        ('1', 'claim', 'spring', 1, 9e12), ('2', 'reset', 'ann', 1, 9e12)`,
    ]
      .map((sql) => d1.prepare(sql))
      .concat(d1.prepare('insert into feedback values (?, null, ?, ?, ?, null, 1)').bind('f', 't', 'bug', LONG)),
  )

/** A site as it was with the migrations up to this number. */
export const anOldSite = (state: string, upTo: number): Promise<void> =>
  withDatabase(state, async ({ $client: d1 }) => {
    await d1
      .prepare(
        'create table d1_migrations (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)',
      )
      .run()
    for (const { name, queries } of listMigrations().filter((one) => Number.parseInt(one.name) <= upTo))
      await d1.batch([
        ...queries.map((sql) => d1.prepare(sql)),
        d1.prepare('insert into d1_migrations (name) values (?)').bind(name),
      ])
  })

/** All rows of a database file by table, and the statements of its schema. */
export function contentsOf(file: string): { tables: Record<string, string[]>; schema: string[] } {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const names = database
      .prepare(
        `select name from pragma_table_list() where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like '\\_cf\\_%' escape '\\'`,
      )
      .all() as { name: string }[]
    const rows = (name: string) =>
      database
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row))
        .toSorted()
    const schema = database
      .prepare(
        `select sql from sqlite_master where sql is not null and name not like '\\_cf\\_%' escape '\\' and name not like 'sqlite_%'`,
      )
      .all() as { sql: string }[]
    return {
      tables: Object.fromEntries(names.map(({ name }) => [name, rows(name)])),
      schema: schema.map(({ sql }) => sql).toSorted(),
    }
  } finally {
    database.close()
  }
}

/** The first column of the rows that a statement gives. */
export function valuesOf(file: string, sql: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0])
  } finally {
    database.close()
  }
}

/** Copies a database file with what SQLite has not yet written into it. */
export function copyDatabase(file: string, copy: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  copyFileSync(file, copy)
}
