import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { raiseVersion } from '../data/change-statements.ts'
import type { AppEnv } from '../env.ts'
import { announceChange } from './change-tournament.ts'

/** Tells every open desk of a tournament to look for what is new there; to all others nothing has changed. */
export async function tellDesk(c: Context<AppEnv>, id: string): Promise<void> {
  const [row] = await c.var.db.all<{ version: number }>(raiseVersion(id, 1, sql`1`))
  if (row) await announceChange(c, { id, version: row.version, events: [{ type: 'desk', v: row.version }] })
}
