import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery as statements } from 'wrangler'
import { withDatabase } from './database.ts'

/** Each migration with its statements, in order. */
export const listMigrations = () =>
  readdirSync('migrations')
    .toSorted()
    .map((name) => ({ name, queries: statements(readFileSync(`migrations/${name}`, 'utf8')) }))

/** Brings the local D1 to the newest migration, each whole or not at all; they are noted where wrangler notes them. */
export const migrate = (state: string): Promise<void> =>
  withDatabase(state, async ({ $client: d1 }) => {
    await d1
      .prepare(
        `create table if not exists d1_migrations
         (id integer primary key autoincrement, name text unique, applied_at timestamp default current_timestamp not null)`,
      )
      .run()
    const { results } = await d1.prepare('select name from d1_migrations').all<{ name: string }>()
    const applied = new Set(results.map(({ name }) => name))
    for (const { name, queries } of listMigrations()) {
      if (applied.has(name)) continue
      const note = d1.prepare('insert into d1_migrations (name) values (?)').bind(name)
      await d1.batch([...queries.map((query) => d1.prepare(query)), note])
    }
  })
