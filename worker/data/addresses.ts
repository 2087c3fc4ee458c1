import { and, sql, type SQL } from 'drizzle-orm'
import type { RowChanges } from '#core/changes/row-changes.ts'
import type { Db } from './db.ts'

interface RowsOfChange {
  plan: { after: { id: string } }
  rows: Pick<RowChanges, 'tournament'>
}

const isFree = (address: string, id: string): SQL => sql`not exists (
  select 1 from tournaments where id <> ${id} and (id = ${address} or vanity_url = ${address})
  union all select 1 from deleted_tournaments where id <> ${id} and id = ${address})`

const newAddresses = (changes: RowsOfChange[]): { id: string; address: string }[] =>
  changes.flatMap(({ plan, rows }) => {
    const address = rows.tournament?.vanityUrl
    return address ? [{ id: plan.after.id, address }] : []
  })

/** SQL condition: no other tournament has the new addresses, as its own or as its id. */
export const addressGuard = (changes: RowsOfChange[]): SQL | undefined =>
  and(...newAddresses(changes).map(({ address, id }) => isFree(address, id)))

/** A new address that another tournament has; undefined if all are free. Reads nothing without a new address. */
export async function takenAddress(db: Db, changes: RowsOfChange[]): Promise<string | undefined> {
  for (const { address, id } of newAddresses(changes)) {
    const [row] = await db.all<{ free: number }>(sql`select ${isFree(address, id)} as free`)
    if (!row?.free) return address
  }
  return undefined
}
