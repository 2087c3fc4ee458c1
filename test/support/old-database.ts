import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const { OLD_DB, MIGRATIONS } = env as unknown as { OLD_DB: D1Database; MIGRATIONS: D1Migration[] }

/** A row by its column names in snake case. */
export type OldRow = Record<string, string | number | null>

export interface OldDatabase {
  d1: D1Database
  /** Inserts rows in the format of that version. */
  insert: (table: string, ...rows: OldRow[]) => Promise<void>
  contents: () => Promise<Record<string, OldRow[]>>
  /** Applies the later migrations, each in a batch of its own as a deployment does. */
  migrate: () => Promise<void>
}

/** An empty database with the migrations up to this number (8: `0008_push.sql`). There is only one at a time. */
export async function oldDatabase(upTo: number): Promise<OldDatabase> {
  await empty()
  await apply(({ name }) => Number.parseInt(name) <= upTo)
  return {
    d1: OLD_DB,
    insert: async (table, ...rows) => {
      for (const row of rows) await insertion(table, row).run()
    },
    contents,
    migrate: () => apply(({ name }) => Number.parseInt(name) > upTo),
  }
}

async function apply(isWanted: (migration: D1Migration) => boolean): Promise<void> {
  for (const { queries } of MIGRATIONS.filter(isWanted)) {
    await OLD_DB.batch(queries.map((query) => OLD_DB.prepare(query)))
  }
}

function insertion(table: string, row: OldRow): D1PreparedStatement {
  const columns = Object.keys(row)
  const places = columns.map(() => '?')
  return OLD_DB.prepare(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`).bind(
    ...Object.values(row),
  )
}

// SQLite's own tables, and those of the full-text index.
const OWN = `name not like 'sqlite_%' and name not like '_cf_%' and name not like '%words_%'`

async function named(type: 'table' | 'trigger'): Promise<string[]> {
  const { results } = await OLD_DB.prepare(
    `select name from sqlite_master where type = ?1 and ${OWN} order by rowid desc`,
  )
    .bind(type)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** Deletes what an earlier test left. Triggers first: they refer to tables that are dropped. */
async function empty(): Promise<void> {
  const [triggers, tables] = [await named('trigger'), await named('table')]
  await OLD_DB.batch([
    OLD_DB.prepare('pragma defer_foreign_keys = on'),
    ...triggers.map((name) => OLD_DB.prepare(`drop trigger ${name}`)),
    ...tables.map((name) => OLD_DB.prepare(`drop table ${name}`)),
  ])
}

async function contents(): Promise<Record<string, OldRow[]>> {
  const names = (await named('table')).filter((name) => !name.endsWith('words'))
  const answers = await OLD_DB.batch<OldRow>(names.map((name) => OLD_DB.prepare(`select * from ${name}`)))
  return Object.fromEntries(names.map((name, at) => [name, answers[at]!.results]))
}
