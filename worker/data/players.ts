import type { Kept } from '#core/snapshot/player-rows.ts'
import type { Db } from './db.ts'

const KEPT = `
  select no, lichess, chess_com as chessCom, meta, created_at as createdAt, updated_at as updatedAt
  from players where tournament_id = ?1`

interface Stored {
  no: number
  lichess: string | null
  chessCom: string | null
  meta: string | null
  createdAt: number
  updatedAt: number
}

/** What everybody may know of a tournament's players beyond its snapshot, by their number. */
export async function kept(db: Db, id: string): Promise<Map<number, Kept>> {
  const { results } = await db.$client.prepare(KEPT).bind(id).all<Stored>()
  return new Map(results.map(({ no, meta, ...row }) => [no, { ...row, meta: notes(meta) }]))
}

/** Notes whose name starts with an underscore are the organiser's own. */
function notes(meta: string | null): Record<string, unknown> {
  const all = meta === null ? {} : (JSON.parse(meta) as Record<string, unknown>)
  return Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('_')))
}
