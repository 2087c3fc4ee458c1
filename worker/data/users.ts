import { and, type Column, eq, gt, gte, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Person } from '#core/rows/profile.ts'
import { letterOf } from '#core/text/fold.ts'
import { MINUTE } from '#core/time.ts'
import { type Db, prepareOnce } from './db.ts'
import { jsonArray } from './json-array.ts'
import { accounts, sessions, teamMembers, teams, users } from './schema/index.ts'
import type { NameListQuery } from '#core/contract/name-lists.ts'

/** A user whose session was used within this time is online. */
const ONLINE_WINDOW = 5 * MINUTE
const AFTER_ANY_LETTER = '\u{10ffff}'

/** SQL of 1 for an online user, else 0. Uses before `seen` do not count. */
export const isOnlineSql = (user: Column, seen: number | Placeholder) =>
  sql<0 | 1>`exists (select 1 from ${sessions}
    where ${eq(sessions.userId, user)} and ${gt(sessions.seenAt, seen)} and ${gt(sessions.expiresAt, sessions.seenAt)})`

export const onlineThreshold = (now: number): number => now - ONLINE_WINDOW

/** Bounds of the sort column for a page; `key` turns a word into a value of this column. */
export function nameRange({ search, from }: NameListQuery, key: (word: string) => string): [string, string] {
  if (search) return [key(search), key(search) + AFTER_ANY_LETTER]
  return [from ? key(from) : '', AFTER_ANY_LETTER]
}

interface Flags {
  online: 0 | 1
  isLicensed: 0 | 1
}

export const withBooleans = <Row extends Flags>(row: Row): Omit<Row, keyof Flags> & Record<keyof Flags, boolean> => ({
  ...row,
  online: row.online === 1,
  isLicensed: row.isLicensed === 1,
})

/** A page of users by username. */
export async function list(db: Db, query: NameListQuery, now: number): Promise<Person[]> {
  const [from, to] = nameRange(query, (word) => word.toLowerCase())
  const last = db
    .select({ uniqueId: users.uniqueId })
    .from(users)
    .where(eq(users.id, query.after ?? ''))
  return (
    db
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        nationality: users.nationality,
        isLicensed: users.isLicensed,
        online: isOnlineSql(users.id, onlineThreshold(now)).mapWith(Boolean),
      })
      .from(users)
      // SQLite enters the index by the first lower bound in the list.
      .where(
        and(
          lt(users.uniqueId, to),
          query.after === undefined ? undefined : gt(users.uniqueId, last),
          gte(users.uniqueId, from),
        ),
      )
      .orderBy(users.uniqueId)
      .limit(query.limit)
      .all()
  )
}

/** First letters of an indexed column: one row is read per letter, however many rows there are. */
export async function lettersSql(db: Db, column: Column, where: SQL = sql`true`): Promise<string[]> {
  const first = sql`select substr(min(${column}), 1, 1) from ${column.table} where ${where}`
  const found = await db.all<{ letter: string }>(sql`
    with recursive first (letter) as (
      ${first}
      union all
      select (${first} and ${column} > letter || ${AFTER_ANY_LETTER}) from first where letter is not null)
    select letter from first where letter is not null`)
  return found.map(({ letter }) => letter)
}

/** First letters of usernames, in upper case; `#` for names that begin with no letter. */
export const listLetters = async (db: Db): Promise<string[]> => [
  ...new Set((await lettersSql(db, users.uniqueId)).map(letterOf)),
]

/** Teams of the outer query's user. */
export const teamsOf = (user: Column) =>
  jsonArray(
    {
      id: teams.id,
      name: teams.name,
      nationality: teams.nationality,
      logoURL: teams.logoUrl,
      level: teamMembers.level,
    },
    sql`from ${teamMembers} cross join ${teams} on ${eq(teams.id, teamMembers.teamId)} where ${eq(teamMembers.userId, user)}`,
  )

const PROFILE = prepareOnce((db) => {
  const word = sql.placeholder('idOrName')
  const id = { id: users.id }
  const named = unionAll(
    db.select(id).from(users).where(eq(users.id, word)),
    db
      .select(id)
      .from(users)
      .where(eq(users.uniqueId, sql`lower(${word})`)),
  ).limit(1)
  return db
    .select({
      id: users.id,
      username: users.username,
      uniqueID: users.uniqueId,
      name: users.name,
      bio: users.bio,
      nationality: users.nationality,
      theme: users.theme,
      backgroundURL: users.backgroundUrl,
      isLicensed: users.isLicensed,
      online: isOnlineSql(users.id, sql.placeholder('since')).mapWith(Boolean),
      verified: users.verified,
      email: users.email,
      emailMeta: users.emailMeta,
      contact: users.contact,
      meta: users.meta,
      ecf: users.ecf,
      fide: users.fide,
      createdAt: users.createdAt,
      teams: teamsOf(users.id),
      accounts: jsonArray(
        {
          id: accounts.id,
          username: accounts.username,
          link: accounts.link,
          verified: accounts.verified,
          public: accounts.public,
          permanent: accounts.permanent,
          sent: accounts.sentAt,
        },
        sql`from ${accounts} where ${eq(accounts.userId, users.id)}`,
      ),
    })
    .from(users)
    .where(eq(users.id, named))
    .prepare()
})

/** A user by id or username, in one statement; an id takes precedence. */
export const find = (db: Db, idOrName: string, now: number) =>
  PROFILE(db).get({ idOrName, since: onlineThreshold(now) })

/** All stored data of a user, which must not leave the Worker. */
export type UserRecord = NonNullable<Awaited<ReturnType<typeof find>>>

export type StoredAccount = UserRecord['accounts'][number]
