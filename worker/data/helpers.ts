import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { helpers } from './schema/index.ts'

/** A helper, who enters results through a link. null boards: all boards. */
export interface HelperPlace {
  name: string
  fromBoard: number | null
  toBoard: number | null
}

export interface KnownHelper extends HelperPlace {
  tournament: string
  id: number
  isRevoked: boolean
}

/** `secret` is a digest. Returns the helper's number. */
export async function save(
  db: Db,
  tournament: string,
  { name, fromBoard, toBoard }: HelperPlace,
  { secret, now }: { secret: string; now: number },
): Promise<number> {
  const [row] = await db.all<{ id: number }>(sql`
    insert into helpers (tournament_id, id, name, secret, from_board, to_board, created_at)
    select ${tournament}, coalesce(max(id), 0) + 1, ${name}, ${secret}, ${fromBoard}, ${toBoard}, ${now}
    from helpers where tournament_id = ${tournament} returning id`)
  return row!.id
}

/** Revokes a helper's link; false when it was revoked before. */
export async function revoke(db: Db, tournament: string, id: number, now: number): Promise<boolean> {
  const { meta } = await db
    .update(helpers)
    .set({ revokedAt: now })
    .where(and(eq(helpers.tournamentId, tournament), eq(helpers.id, id), isNull(helpers.revokedAt)))
  return meta.changes > 0
}

/** Number of helpers whose link is not revoked. */
export async function count(db: Db, tournament: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(sql`
    select count(*) as count from helpers where tournament_id = ${tournament} and revoked_at is null`)
  return row!.count
}

/** The helper whose secret has this digest, also a revoked one; undefined when there is none. */
export async function findBySecret(db: Db, secret: string): Promise<KnownHelper | undefined> {
  const found = await db
    .select({
      tournament: helpers.tournamentId,
      id: helpers.id,
      name: helpers.name,
      fromBoard: helpers.fromBoard,
      toBoard: helpers.toBoard,
      revokedAt: helpers.revokedAt,
    })
    .from(helpers)
    .where(eq(helpers.secret, secret))
    .get()
  return found && { ...found, isRevoked: found.revokedAt !== null }
}
