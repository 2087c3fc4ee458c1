import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery as statements } from 'wrangler'
import { withDatabase } from './database.ts'

/** All migrations in order, each split into statements. */
export const listMigrations = () =>
  readdirSync('migrations')
    .toSorted()
    .map((name) => ({ name, queries: statements(readFileSync(`migrations/${name}`, 'utf8')) }))

/** Applies new migrations to the local D1, each in one transaction, and records them in wrangler's table. */
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
