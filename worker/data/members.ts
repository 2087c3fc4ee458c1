import { and, eq, exists, gt, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from './db.ts'
import { teamMembers, teams } from './schema/index.ts'

export interface Membership {
  /** The team's. */
  name: string
  /** The team was merged into another. */
  merged: boolean
  /** 1 or more for an admin, 0 for a member, null for neither. */
  level: number | null
}

const own = (team: string, user: string) => and(eq(teamMembers.teamId, team), eq(teamMembers.userId, user))

/** The user's membership; undefined when there is no such team. */
export async function findMembership(db: Db, team: string, user: string): Promise<Membership | undefined> {
  const found = await db
    .select({ name: teams.name, mergedInto: teams.mergedInto, level: teamMembers.level })
    .from(teams)
    .leftJoin(teamMembers, own(team, user))
    .where(eq(teams.id, team))
    .get()
  return found && { name: found.name, merged: found.mergedInto !== null, level: found.level }
}

const stands = (db: Db, team: string) =>
  exists(
    db
      .select({ id: teams.id })
      .from(teams)
      .where(and(eq(teams.id, team), isNull(teams.mergedInto))),
  )

const others = alias(teamMembers, 'others')
// The membership is no admin's, or the team has another admin.
const adminLeft = (db: Db, team: string) =>
  or(
    eq(teamMembers.level, 0),
    exists(
      db
        .select({ level: others.level })
        .from(others)
        .where(and(eq(others.teamId, team), gt(others.level, 0), ne(others.userId, teamMembers.userId))),
    ),
  )

/** Removes a member; false when the user is none, or is the last admin. */
export async function remove(db: Db, team: string, user: string): Promise<boolean> {
  const { meta } = await db
    .delete(teamMembers)
    .where(and(own(team, user), adminLeft(db, team)))
    .run()
  return meta.changes > 0
}

/**
 * Makes a member an admin or an admin a member; false when the user is no member or the last admin, or the team was
 * merged.
 */
export async function setLevel(db: Db, team: string, user: string, level: 0 | 1): Promise<boolean> {
  const isKept = level > 0 ? undefined : adminLeft(db, team)
  const { meta } = await db
    .update(teamMembers)
    .set({ level })
    .where(and(own(team, user), stands(db, team), isKept))
    .run()
  return meta.changes > 0
}

/** The teams that a user administers, by name. */
export const listAdministered = async (db: Db, user: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, user), gt(teamMembers.level, 0), isNull(teams.mergedInto)))
    .orderBy(teams.sortName)
