import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'
import { undecidedContacts } from '#core/people/contact.ts'
import { usernameLook } from '#core/people/username.ts'
import type { Me } from '#core/rows/profile.ts'
import { playerId } from '#core/snapshot/ids.ts'
import { type Db, prepareOnce } from './db.ts'
import { deputies, notifications, players, teamMembers, tournaments, users } from './schema/index.ts'
import { teamsOf } from './users.ts'

const selectCredentials = (db: Db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      passwordHash: users.passwordHash,
      email: users.email,
      language: users.language,
      isVerified: sql<number>`coalesce(${users.emailMeta} ->> 'verified', 0)`.mapWith(Boolean),
    })
    .from(users)

/** Ignores case. */
export const findByUsername = (db: Db, username: string) =>
  selectCredentials(db)
    .where(eq(users.uniqueId, sql`lower(${username})`))
    .get()

/** All users with this email address. */
export const listByEmail = (db: Db, email: string) =>
  selectCredentials(db)
    .where(eq(users.email, sql`lower(${email})`))
    .all()

export const findById = (db: Db, id: string) => selectCredentials(db).where(eq(users.id, id)).get()

// As in the index of migrations/0014_accounts.sql.
const LOOK = `lower(replace(replace(replace(replace(replace(replace(
  username, 'I', 'l'), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w'), '-', '_'))`

// Raw SQL, for an insert with conditions.
const REGISTER = `
  insert into users (id, username, unique_id, password_hash, email, email_meta, created_at, updated_at, language)
  select ?1, ?2, lower(?2), ?3, lower(?4), '{"verified":false}', ?5, ?5, ?7
  -- An id goes before a username where either is looked for.
  where not exists (select 1 from users where id = lower(?2) or id = ?2)
    and not exists (select 1 from users where ${LOOK} = ?6)
  on conflict do nothing`

/** Creates a user; false when the name, or one that looks the same, is taken. */
export async function register(
  db: Db,
  user: { id: string; username: string; hash: string; email: string; language?: string; now: number },
) {
  const { id, username, hash, email, language = null, now } = user
  const values = [id, username, hash, email, now, usernameLook(username), language]
  const { meta } = await db.$client
    .prepare(REGISTER)
    .bind(...values)
    .run()
  return meta.changes > 0
}

export const setPassword = (db: Db, id: string, hash: string) =>
  db.update(users).set({ passwordHash: hash }).where(eq(users.id, id))

/** Ids of entries of the outer query's user: their own, and those of teams where their membership meets `isIn`. */
function entriesOf(db: Db, isIn?: SQL) {
  const entry = { tournamentId: players.tournamentId, no: players.no }
  const own = db.select(entry).from(players).where(eq(players.userId, users.id))
  const ofTeams = db
    .select(entry)
    .from(teamMembers)
    .crossJoin(players)
    .where(and(eq(players.teamId, teamMembers.teamId), eq(teamMembers.userId, users.id), isIn))
  return sql`(select json_group_array(json_array(tournament_id, no)) from ${union(own, ofTeams)})`.mapWith(
    (text: string) => (JSON.parse(text) as [string, number][]).map(([tournament, no]) => playerId(tournament, no)),
  )
}

function directedBy(db: Db) {
  const own = db.select({ id: tournaments.id }).from(tournaments).where(eq(tournaments.organiserId, users.id))
  const helped = db.select({ id: deputies.tournamentId }).from(deputies).where(eq(deputies.userId, users.id))
  return sql`(select json_group_array(id) from ${union(own, helped)})`.mapWith(
    (text: string) => JSON.parse(text) as string[],
  )
}

const ME = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      level: users.level,
      isVerified: sql<number>`coalesce(${users.emailMeta} ->> 'verified', 0)`.mapWith(Boolean),
      theme: users.theme,
      backgroundURL: users.backgroundUrl,
      teams: teamsOf(users.id),
      players: entriesOf(db),
      managedEntries: entriesOf(db, gt(teamMembers.level, 0)),
      directedTournaments: directedBy(db),
      contact: users.contact,
      email: users.email,
      emailMeta: users.emailMeta,
      unseenCount: db.$count(notifications, and(eq(notifications.userId, users.id), eq(notifications.seen, false))),
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(),
)

/** The signed-in user with all data that every page may need, in one statement. */
export async function findMe(db: Db, id: string): Promise<Me | undefined> {
  const found = await ME(db).get({ id })
  if (!found) return undefined
  const { contact, email, emailMeta, ...me } = found
  return { ...me, undecidedContacts: undecidedContacts({ contact, email, emailMeta }) }
}
