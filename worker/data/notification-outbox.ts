import type { News } from '#core/people/news.ts'
import type { Start } from '#core/text/start.ts'
import { lt, sql, type SQL } from 'drizzle-orm'
import { runBatch } from './batch.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { jsonChunks } from './json-chunks.ts'
import { insertions, type NewLetter } from './letters.ts'
import type { NewNews } from './new-news.ts'
import * as tables from './schema/index.ts'

// Raw SQL: notifications are inserted in one batch with the mark that they were sent, and the queries name partial
// indexes.

/** A new notification. `spoilerFree` is the text for users who hide results of the tournament. */
export interface NewNotification extends NewNews, Pick<typeof tables.notifications.$inferInsert, 'role'> {
  user: string
  link: string
  tournamentId?: string
}

const textOf = (news: News | null): string | null => (news === null ? null : JSON.stringify(news))

/** Tournaments or announcements per batch. */
export const BATCH_SIZE = 20

/** Recipients: a tournament's players, board players and members of its teams. */
const RECIPIENTS = `
  select user_id from players where tournament_id = ?1 and user_id is not null
  union select user_id from individuals where tournament_id = ?1 and user_id is not null
  union select m.user_id from players p cross join team_members m on m.team_id = p.team_id where p.tournament_id = ?1`

const DRAW = columns(tables.tournaments, 'id name round')
export type UnannouncedDraw = RowOf<typeof DRAW> & {
  address: string
  isTeam: 0 | 1
  start: Start | null
  timeZone: string | null
  /** Whether the event writes letters with more than the notification says (jobs/round-letters.ts). */
  hasLetters: 0 | 1
}

/** Tournaments whose current round is drawn and not yet notified of. */
export async function listUnannouncedDraws(db: Db): Promise<UnannouncedDraw[]> {
  const { results } = await db.$client
    .prepare(
      `select ${DRAW}, coalesce(vanity_url, id) as address, coalesce(settings ->> 'competitors', '') = 'team' as isTeam,
         (select coalesce(day, starts_at) from rounds r where r.tournament_id = t.id and r.round = t.round) as start,
         settings ->> 'timeZone' as timeZone,
         coalesce(settings ->> 'letters', 'none') in ('pairings', 'all') as hasLetters
       from tournaments t indexed by tournaments_untold where active = 1 and round > told_round
         and exists (select 1 from matches m where m.tournament_id = t.id and m.round = t.round)
       limit ${BATCH_SIZE}`,
    )
    .all<UnannouncedDraw>()
  return results
}

const SEAT = columns(tables.matches, 'no board', 'seat')
/** A recipient of a draw's notification, with their pairing. `no` is its number in the round. */
export type DrawRecipient = RowOf<typeof SEAT> &
  Record<'user' | 'username' | 'own', string> & {
    opponent: string | null
    hasWhite: 0 | 1
    /** null: not known. */
    language: string | null
    /** null unless the user wants an email too and has verified the address. */
    email: string | null
  }

const PAIRINGS = `
  with seat (no, board, own, other, has_white) as (
    select no, board, white, black, 1 from matches where tournament_id = ?1 and round = ?2
    union all
    select no, board, black, white, 0 from matches where tournament_id = ?1 and round = ?2 and black is not null),
  person (user_id, entry) as (
    select user_id, no from players where tournament_id = ?1 and user_id is not null
    union select user_id, team_no from individuals where tournament_id = ?1 and user_id is not null
    union select m.user_id, p.no from players p cross join team_members m on m.team_id = p.team_id where p.tournament_id = ?1)
  select ${SEAT}, person.user_id as user, seat.has_white as hasWhite,
    trim(own.first_name || ' ' || own.last_name) as own, trim(other.first_name || ' ' || other.last_name) as opponent,
    u.username, u.language, case when u.email_meta ->> 'verified' and u.email_meta ->> 'rounds' then u.email end as email
  from person join seat on seat.own = person.entry
    join users u on u.id = person.user_id
    join players own on own.tournament_id = ?1 and own.no = seat.own
    left join players other on other.tournament_id = ?1 and other.no = seat.other
  order by person.user_id, seat.no`

/** Users with their pairings in a round. */
export async function listRecipients(db: Db, tournament: string, round: number): Promise<DrawRecipient[]> {
  const { results } = await db.$client.prepare(PAIRINGS).bind(tournament, round).all<DrawRecipient>()
  return results
}

/**
 * Saves the notifications and letters of a draw, once; false when another run saved them, or the round has changed.
 */
export async function saveDrawNotifications(
  db: Db,
  { id, round }: UnannouncedDraw,
  { notifications, letters }: { notifications: NewNotification[]; letters: NewLetter[] },
  now: number,
): Promise<boolean> {
  const isNew = sql`exists (select 1 from tournaments where id = ${id} and round = ${round} and told_round < ${round})`
  const done = await runBatch(db, [
    ...jsonChunks(notifications).map(
      (chunk) => sql`
        insert into notifications (user_id, content, link, role, created_at, tournament_id, spoiler_free, news)
        select value ->> 'user', value ->> 'content', value ->> 'link', value ->> 'role', ${now},
          value ->> 'tournamentId', value ->> 'spoilerFree', value ->> 'news' from json_each(${chunk})
        where value ->> 'user' in (select id from users) and ${isNew}`,
    ),
    // No letter to a user who has deleted their account since the recipients were read.
    ...insertions(letters, sql`value ->> 'userId' in (select id from users) and ${isNew}`),
    sql`update tournaments set told_round = ${round} where id = ${id} and round = ${round} and told_round < ${round}`,
  ])
  return done.at(-1)!.meta.changes > 0
}

const ANNOUNCEMENT = columns(tables.announcements, 'id title createdAt audience', 'a')
const TOURNAMENT = columns(tables.tournaments, 'name', 't')
export type UnsentAnnouncement = RowOf<typeof ANNOUNCEMENT> &
  RowOf<typeof TOURNAMENT> &
  Record<'tournament' | 'address' | 'text', string>

/** Announcements without notifications. */
export async function listUnsentAnnouncements(db: Db): Promise<UnsentAnnouncement[]> {
  const { results } = await db.$client
    .prepare(
      `select ${ANNOUNCEMENT}, a.announcement as text, ${TOURNAMENT}, t.id as tournament,
         coalesce(t.vanity_url, t.id) as address
       from announcements a indexed by announcements_untold join tournaments t on t.id = a.tournament_id
       where a.told_at is null limit ${BATCH_SIZE}`,
    )
    .all<UnsentAnnouncement>()
  return results
}

const DIRECTORS = `
  select organiser_id as user_id from tournaments where id = ?1 and organiser_id is not null
  union select user_id from deputies where tournament_id = ?1`

/** Notifies the recipients of an announcement, once; returns their user ids. */
export async function saveAnnouncementNotifications(
  db: Db,
  { id, tournament, audience }: UnsentAnnouncement,
  news: Omit<NewNotification, 'user'>,
  now: number,
) {
  const isUnsent = 'exists (select 1 from announcements where id = ?2 and told_at is null)'
  const recipients = audience === 'directors' ? DIRECTORS : RECIPIENTS
  const [people] = await db.$client.batch<{ user: string }>([
    db.$client.prepare(`select user_id as user from (${recipients}) where ${isUnsent}`).bind(tournament, id),
    db.$client
      .prepare(
        `insert into notifications (user_id, content, link, role, created_at, tournament_id, spoiler_free, news)
         select user_id, ?3, ?4, ?5, ?6, ?1, ?7, ?8 from (${recipients}) where ${isUnsent}`,
      )
      .bind(tournament, id, news.content, news.link, news.role, now, news.spoilerFree, textOf(news.news)),
    db.$client.prepare('update announcements set told_at = ?2 where id = ?1 and told_at is null').bind(id, now),
  ])
  return people!.results.map(({ user }) => user)
}

/** User ids of the organiser and the deputies. */
export async function listDirectors(db: Db, tournament: string): Promise<string[]> {
  const { results } = await db.$client
    .prepare(
      `select organiser_id as user from tournaments where id = ?1 and organiser_id is not null
       union select user_id from deputies where tournament_id = ?1`,
    )
    .bind(tournament)
    .all<{ user: string }>()
  return results.map(({ user }) => user)
}

/** A user who gets an email with a notification. */
export type EmailedPerson = Record<'user' | 'username' | 'email', string> & { language: string | null }

/** Those of the users who want an email about requests, and have verified the address. */
export const listEmailed = (db: Db, users: string[]) =>
  db.all<EmailedPerson>(sql`
    select id as user, username, language, email from users where id in (select value from json_each(${JSON.stringify(users)}))
      and email_meta ->> 'verified' and email_meta ->> 'requests' and email is not null`)

/**
 * Notifies users at once, and saves their letters with it. Returns the notified users: a notification equal to an
 * unseen one is skipped with its letter, so that repeated requests fill no bell and no mailbox.
 */
export async function saveNotifications(
  db: Db,
  users: string[],
  { content, news, link, role }: Omit<NewNotification, 'user'>,
  now: number,
  letters: NewLetter[] = [],
): Promise<string[]> {
  if (users.length === 0) return []
  const isUnseen = (user: SQL) => sql`exists (select 1 from notifications n
    where n.user_id = ${user} and n.seen = 0 and n.content = ${content} and n.link = ${link})`
  const done = await runBatch<{ user: string }>(db, [
    ...insertions(letters, sql`not ${isUnseen(sql`value ->> 'userId'`)}`),
    sql`insert into notifications (user_id, content, link, role, created_at, news)
      select u.id, ${content}, ${link}, ${role}, ${now}, ${textOf(news)} from users u
      where u.id in (select value from json_each(${JSON.stringify(users)})) and not ${isUnseen(sql`u.id`)}
      returning user_id as user`,
  ])
  return done.at(-1)!.results.map(({ user }) => user)
}

/** Deletes a notification that its recipients have not seen yet. Returns the ids of those who had it. */
export async function takeBack(db: Db, users: string[], { content }: NewNews): Promise<string[]> {
  if (users.length === 0) return []
  const { results } = await db.$client
    .prepare(
      `delete from notifications where user_id in (select value from json_each(?1)) and seen = 0 and content = ?2
       returning user_id as user`,
    )
    .bind(JSON.stringify(users), content)
    .all<{ user: string }>()
  return results.map(({ user }) => user)
}

export const sweep = (db: Db, before: number) =>
  db.delete(tables.notifications).where(lt(tables.notifications.createdAt, before))
