import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { type Db, open } from '#worker/data/db.ts'

/** Runs `work` on the local database; no Worker may be running on it. */
export async function withDatabase<Answer>(state: string, work: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: databaseAlone(state),
    persist: { path: resolve(state, 'v3') },
  })
  try {
    return await work(open(env.DB))
  } finally {
    await dispose()
  }
}

/**
 * A wrangler configuration with the database only: Durable Object bindings without their Worker print long warnings.
 */
function databaseAlone(state: string): string {
  const database = /\[\[d1_databases\]\][^[]*/.exec(readFileSync('wrangler.toml', 'utf8'))?.[0]
  const path = resolve(state, 'database.toml')
  mkdirSync(state, { recursive: true })
  writeFileSync(path, `name = "kibitz"\ncompatibility_date = "2026-10-20"\n${database}`)
  return path
}
