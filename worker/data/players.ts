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

const ENTRY = `
  select p.user_id as userId, u.username, p.team_id as teamId, p.contact, p.lichess, p.chess_com as chessCom, p.meta,
    p.created_at as createdAt, p.updated_at as updatedAt, t.settings ->> 'competitors' as competitors
  from players p join tournaments t on t.id = p.tournament_id left join users u on u.id = p.user_id
  where p.tournament_id = ?1 and p.no = ?2`

interface StoredEntry extends Omit<Stored, 'no'> {
  userId: string | null
  username: string | null
  teamId: string | null
  contact: string | null
  competitors: string | null
}

/** Who claimed an entry and how to reach them, and what else the tables alone know of it; undefined when there is none. */
export async function entry(db: Db, tournament: string, no: number) {
  const stored = await db.$client.prepare(ENTRY).bind(tournament, no).first<StoredEntry>()
  return stored && { ...stored, meta: notes(stored.meta), isTeam: stored.competitors === 'team' }
}
