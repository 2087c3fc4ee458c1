import type { D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] }
// Each file begins with an empty database: all at once takes a tenth of one by one.
await DB.batch(MIGRATIONS.flatMap(({ queries }) => queries.map((query) => DB.prepare(query))))
