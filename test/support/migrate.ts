import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'
import { endRooms } from './end-rooms.ts'

// What a file before it in the same workerd set, its clock above all.
vi.useRealTimers()
vi.unstubAllGlobals()
vi.restoreAllMocks()

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }

// Each file begins with an empty database. One workerd runs many files, so that only the first finds none at all.
const { results } = await DB.prepare(
  `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'
     and name not like 'words_%' and name <> 'words'`,
).all<{ name: string }>()
if (results.length === 0) {
  // All at once takes a tenth of one by one.
  await DB.batch(MIGRATIONS.flatMap(({ queries }) => queries.map((query) => DB.prepare(query))))
} else {
  await DB.batch([
    DB.prepare('pragma defer_foreign_keys = on'),
    ...results.map(({ name }) => DB.prepare(`delete from ${name}`)),
  ])
}

// Rooms would go on asking the chess site about matches that are gone, with modules that are taken from them.
afterAll(endRooms)
