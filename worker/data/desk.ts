import { eq } from 'drizzle-orm'
import type { Desk, Draw } from '#core/snapshot/desk.ts'
import type { Db } from './db.ts'
import { arbiters, byeRequests, checkIns, draws, lineUps, users } from './schema/index.ts'

/**
 * What only the staff of a tournament may see, in one batch. The caller must check that the user belongs to the staff.
 */
export async function load(db: Db, tournament: string): Promise<Desk> {
  const { type, state } = byeRequests
  const { fromRound, toRound, fromBoard, toBoard, pool } = arbiters
  const { team, individuals } = lineUps
  const [asked, present, drawn, seated, arbitrate] = await db.batch([
    db
      .select({ round: byeRequests.round, player: byeRequests.player, type, state })
      .from(byeRequests)
      .where(eq(byeRequests.tournamentId, tournament)),
    db
      .select({ round: checkIns.round, player: checkIns.player, isPresent: checkIns.isPresent })
      .from(checkIns)
      .where(eq(checkIns.tournamentId, tournament)),
    db
      .select({
        round: draws.round,
        engine: draws.engine,
        version: draws.version,
        proposed: draws.proposed,
        pairs: draws.pairs,
        publishAt: draws.publishAt,
      })
      .from(draws)
      .where(eq(draws.tournamentId, tournament)),
    db.select({ round: lineUps.round, team, individuals }).from(lineUps).where(eq(lineUps.tournamentId, tournament)),
    db
      .select({ username: users.username, fromRound, toRound, fromBoard, toBoard, pool })
      .from(arbiters)
      .innerJoin(users, eq(users.id, arbiters.userId))
      .where(eq(arbiters.tournamentId, tournament)),
  ])
  return { byeRequests: asked, checkIns: present, draws: drawn.map(drawOfRow), lineUps: seated, arbiters: arbitrate }
}

type DrawColumns = Omit<Draw, 'version' | 'publishAt'> & { version: string | null; publishAt: number | null }

/** Leaves out fields that are null in the row. */
export const drawOfRow = ({ version, publishAt, ...draw }: DrawColumns): Draw => ({
  ...draw,
  ...(version !== null && { version }),
  ...(publishAt !== null && { publishAt }),
})
