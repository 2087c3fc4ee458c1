import { sql } from 'drizzle-orm'
import { raiseVersion } from '../data/change-statements.ts'
import type { Caller } from './caller.ts'
import { announceChange } from './change-tournament.ts'

/** Makes all open desks of a tournament fetch its news; for other viewers nothing has changed. */
export async function tellDesk(caller: Caller, id: string): Promise<void> {
  const [row] = await caller.db.all<{ version: number }>(raiseVersion(id, 1, sql`1`))
  if (row) await announceChange(caller, { id, version: row.version, events: [{ type: 'desk', v: row.version }] })
}
