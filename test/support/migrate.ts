import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'
import { endRooms } from './end-rooms.ts'

// Undoes what an earlier file in the same workerd changed, above all its clock.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }

// Each file starts with an empty database. One workerd runs many files, so only the first has to create the tables.
const { results } = await DB.prepare(
  `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
     and name not like '%words_%' and name not like '%words'`,
).all<{ name: string }>()
if (results.length === 0) {
  // One batch takes a tenth of the time of single statements.
  await DB.batch(MIGRATIONS.flatMap(({ queries }) => queries.map((query) => DB.prepare(query))))
} else {
  await DB.batch([
    DB.prepare('pragma defer_foreign_keys = on'),
    ...results.map(({ name }) => DB.prepare(`delete from ${name}`)),
  ])
}

// Otherwise rooms would go on polling matches of deleted tournaments, with modules that have been unloaded.
afterAll(endRooms)
