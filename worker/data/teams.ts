import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Member, TeamRow } from '#core/rows/profile.ts'
import type { TeamChange } from '#core/contract/teams.ts'
import { sortKey } from '#core/text/fold.ts'
import { type Db, prepareOnce } from './db.ts'
import { jsonArray } from './json-array.ts'
import { teamMembers, teams, users } from './schema/index.ts'
import { nameRange, lettersSql, isOnlineSql, withBooleans, onlineThreshold } from './users.ts'
import type { NameListQuery } from '#core/contract/name-lists.ts'

const MAX_MEMBERS = 500

const isAlone = isNull(teams.mergedInto)

/** A page of teams by name, ignoring case and accents. */
export async function list(db: Db, query: NameListQuery): Promise<TeamRow[]> {
  const [from, to] = nameRange(query, sortKey)
  const last = db
    .select({ sortName: teams.sortName, id: teams.id })
    .from(teams)
    .where(eq(teams.id, query.after ?? ''))
  return db
    .select({
      id: teams.id,
      name: teams.name,
      nationality: teams.nationality,
      logoURL: teams.logoUrl,
      members: db.$count(teamMembers, eq(teamMembers.teamId, teams.id)),
    })
    .from(teams)
    .where(
      and(
        isAlone,
        lt(teams.sortName, to),
        query.after === undefined ? undefined : gt(sql`(${teams.sortName}, ${teams.id})`, last),
        gte(teams.sortName, from),
      ),
    )
    .orderBy(teams.sortName, teams.id)
    .limit(query.limit)
    .all()
}

/** First letters of team names, in upper case. */
export const listLetters = async (db: Db): Promise<string[]> =>
  (await lettersSql(db, teams.sortName, isAlone)).map((letter) => letter.toUpperCase())

const founder = alias(users, 'founder')

const PROFILE = prepareOnce((db) => {
  const id = sql.placeholder('id')
  const alive = sql`(
    with recursive lives (id, merged_into) as (
      select id, merged_into from ${teams} where id = ${id}
      union select t.id, t.merged_into from lives cross join ${teams} t on t.id = lives.merged_into)
    select id from lives where merged_into is null)`
  const members = db.select().from(teamMembers).where(eq(teamMembers.teamId, teams.id)).limit(MAX_MEMBERS)
  return db
    .select({
      id: teams.id,
      name: teams.name,
      founder: founder.username,
      bio: teams.bio,
      description: teams.description,
      nationality: teams.nationality,
      ecf: teams.ecf,
      fide: teams.fide,
      logoURL: teams.logoUrl,
      createdAt: teams.createdAt,
      updatedAt: teams.updatedAt,
      users: jsonArray(
        {
          id: users.id,
          username: users.username,
          name: users.name,
          nationality: users.nationality,
          isLicensed: users.isLicensed,
          online: isOnlineSql(users.id, sql.placeholder('since')),
          level: teamMembers.level,
        },
        sql`from ${members} as ${teamMembers} cross join ${users} on ${eq(users.id, teamMembers.userId)}`,
      ),
    })
    .from(teams)
    .leftJoin(founder, eq(founder.id, teams.founderId))
    .where(eq(teams.id, alive))
    .prepare()
})

/** A team by id, in one statement; for a merged team, the team it became part of. */
export async function find(db: Db, id: string, now: number) {
  const stored = await PROFILE(db).get({ id, since: onlineThreshold(now) })
  if (!stored) return undefined
  const members = stored.users
    .map((one): Member => withBooleans(one))
    .sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1))
  return { ...stored, users: members }
}

/** A team with its members by username. */
export type TeamRecord = NonNullable<Awaited<ReturnType<typeof find>>>

/** Changes a team; false when it no longer exists or was merged. An empty `ecf` or `fide` becomes null. */
export async function update(db: Db, id: string, changes: TeamChange, now: number): Promise<boolean> {
  const { name, description, nationality, ecf, fide } = changes
  const { meta } = await db
    .update(teams)
    .set({
      name,
      sortName: name === undefined ? undefined : sortKey(name),
      description,
      nationality,
      ecf: ecf === '' ? null : ecf,
      fide: fide === '' ? null : fide,
      updatedAt: now,
    })
    .where(and(eq(teams.id, id), isAlone))
    .run()
  return meta.changes > 0
}
