import { and, type Column, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { PlayerExtras } from '#core/rows/player-rows.ts'
import type { StoredEntryDetails } from '#core/snapshot/entry-details.ts'
import type { Db } from './db.ts'
import { players, tournaments, users } from './schema/index.ts'

/** A player's name as people read it. */
export const fullName = ({ firstName, lastName }: { firstName: Column; lastName: Column }) =>
  sql<string>`trim(${firstName} || ' ' || ${lastName})`

const SELECT_EXTRAS = {
  lichess: players.lichess,
  chessCom: players.chessCom,
  meta: players.meta,
  createdAt: players.createdAt,
  updatedAt: players.updatedAt,
}

/** What everybody may know of a tournament's players beyond its snapshot, by their number. */
export async function listExtras(db: Db, id: string): Promise<Map<number, PlayerExtras>> {
  const rows = await db
    .select({ no: players.no, ...SELECT_EXTRAS })
    .from(players)
    .where(eq(players.tournamentId, id))
    .all()
  return new Map(rows.map(({ no, meta, ...row }) => [no, { ...row, meta: publicNotes(meta) }]))
}

/** What is known of its entries beyond how they play, of those of whom anything is. */
export async function listDetails(db: Db, id: string): Promise<StoredEntryDetails[]> {
  const { no, fideId, sex, birth, club } = players
  const rows = await db
    .select({ no, fideId, sex, birth, club })
    .from(players)
    .where(and(eq(players.tournamentId, id), or(...[fideId, sex, birth, club].map((known) => isNotNull(known)))))
    .orderBy(no)
    .all()
  return rows.map(({ sex: stored, ...row }) => ({ ...row, sex: stored === 'm' || stored === 'w' ? stored : null }))
}

/** Notes whose name starts with an underscore are the organiser's own. */
function publicNotes(meta: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(meta ?? {}).filter(([name]) => !name.startsWith('_')))
}

/** Who claimed an entry and how to reach them, and what else the tables alone know of it; undefined when there is none. */
export async function findEntry(db: Db, tournament: string, no: number) {
  const stored = await db
    .select({
      userId: players.userId,
      username: users.username,
      teamId: players.teamId,
      contact: players.contact,
      ...SELECT_EXTRAS,
      competitors: sql<string | null>`${tournaments.settings} ->> 'competitors'`,
    })
    .from(players)
    .innerJoin(tournaments, eq(tournaments.id, players.tournamentId))
    .leftJoin(users, eq(users.id, players.userId))
    .where(and(eq(players.tournamentId, tournament), eq(players.no, no)))
    .get()
  return stored && { ...stored, meta: publicNotes(stored.meta), isTeam: stored.competitors === 'team' }
}
