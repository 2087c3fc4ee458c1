import { and, type Column, eq, sql } from 'drizzle-orm'
import type { Kept } from '#core/snapshot/player-rows.ts'
import type { Db } from './db.ts'
import { players, tournaments, users } from './schema/index.ts'

/** A player's name as people read it. */
export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string>`trim(${firstName} || ' ' || ${lastName})`

const KEPT = {
  lichess: players.lichess,
  chessCom: players.chessCom,
  meta: players.meta,
  createdAt: players.createdAt,
  updatedAt: players.updatedAt,
}

/** What everybody may know of a tournament's players beyond its snapshot, by their number. */
export async function kept(db: Db, id: string): Promise<Map<number, Kept>> {
  const rows = await db
    .select({ no: players.no, ...KEPT })
    .from(players)
    .where(eq(players.tournamentId, id))
    .all()
  return new Map(rows.map(({ no, meta, ...row }) => [no, { ...row, meta: notes(meta) }]))
}

/** Notes whose name starts with an underscore are the organiser's own. */
function notes(meta: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(meta ?? {}).filter(([name]) => !name.startsWith('_')))
}

/** Who claimed an entry and how to reach them, and what else the tables alone know of it; undefined when there is none. */
export async function entry(db: Db, tournament: string, no: number) {
  const stored = await db
    .select({
      userId: players.userId,
      username: users.username,
      teamId: players.teamId,
      contact: players.contact,
      ...KEPT,
      competitors: sql<string | null>`${tournaments.settings} ->> 'competitors'`,
    })
    .from(players)
    .innerJoin(tournaments, eq(tournaments.id, players.tournamentId))
    .leftJoin(users, eq(users.id, players.userId))
    .where(and(eq(players.tournamentId, tournament), eq(players.no, no)))
    .get()
  return stored && { ...stored, meta: notes(stored.meta), isTeam: stored.competitors === 'team' }
}
