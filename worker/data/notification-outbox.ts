import { lt } from 'drizzle-orm'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import * as tables from './schema/index.ts'

// Raw SQL: what is told goes in with the mark that it was told, in one batch, and only partial indexes are read.

/** A notification that is to be kept; `spoilerFree`: what is said in its place to whoever hides results of its tournament. */
export interface NewNotification extends Pick<typeof tables.notifications.$inferInsert, 'content' | 'role'> {
  user: string
  link: string
  tournamentId?: string
  spoilerFree?: string | null
}

/** So many tournaments or announcements are told of in one go. */
export const BATCH_SIZE = 20

const INSERT = `
  insert into notifications (user_id, content, link, role, created_at, tournament_id, spoiler_free)
  select value ->> 'user', value ->> 'content', value ->> 'link', value ->> 'role', ?2, value ->> 'tournamentId',
    value ->> 'spoilerFree' from json_each(?1)
  where value ->> 'user' in (select id from users)`

/** Who is concerned by a tournament: its players, its teams' members, and who sits at its boards. */
const RECIPIENTS = `
  select user_id from players where tournament_id = ?1 and user_id is not null
  union select user_id from individuals where tournament_id = ?1 and user_id is not null
  union select m.user_id from players p cross join team_members m on m.team_id = p.team_id where p.tournament_id = ?1`

const DRAW = columns(tables.tournaments, 'id name round')
export type UnannouncedDraw = RowOf<typeof DRAW> & { address: string; isTeam: 0 | 1; startsAt: number | null }

/** Tournaments whose current round is drawn and not told of. */
export async function listUnannouncedDraws(db: Db): Promise<UnannouncedDraw[]> {
  const { results } = await db.$client
    .prepare(
      `select ${DRAW}, coalesce(vanity_url, id) as address, coalesce(settings ->> 'competitors', '') = 'team' as isTeam,
         (select starts_at from rounds r where r.tournament_id = t.id and r.round = t.round) as startsAt
       from tournaments t indexed by tournaments_untold where active = 1 and round > told_round
         and exists (select 1 from matches m where m.tournament_id = t.id and m.round = t.round)
       limit ${BATCH_SIZE}`,
    )
    .all<UnannouncedDraw>()
  return results
}

const SEAT = columns(tables.matches, 'no board', 'seat')
/** Whom a draw concerns, with their pairing: its number in its round. */
export type DrawRecipient = RowOf<typeof SEAT> &
  Record<'user' | 'username' | 'own', string> & {
    opponent: string | null
    hasWhite: 0 | 1
    /** Where they wish it by email too. */
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
    u.username, case when u.email_meta ->> 'verified' and u.email_meta ->> 'rounds' then u.email end as email
  from person join seat on seat.own = person.entry
    join users u on u.id = person.user_id
    join players own on own.tournament_id = ?1 and own.no = seat.own
    left join players other on other.tournament_id = ?1 and other.no = seat.other
  order by person.user_id, seat.no`

/** Everybody who has a pairing in a round. */
export async function listRecipients(db: Db, tournament: string, round: number): Promise<DrawRecipient[]> {
  const { results } = await db.$client.prepare(PAIRINGS).bind(tournament, round).all<DrawRecipient>()
  return results
}

/** Tells of a draw, once: false when it was told of meanwhile, or the round is another by now. */
export async function saveDrawNotifications(
  db: Db,
  { id, round }: UnannouncedDraw,
  news: NewNotification[],
  now: number,
): Promise<boolean> {
  const [, marked] = await db.$client.batch([
    db.$client
      .prepare(`${INSERT} and exists (select 1 from tournaments where id = ?3 and round = ?4 and told_round < ?4)`)
      .bind(JSON.stringify(news), now, id, round),
    db.$client
      .prepare('update tournaments set told_round = ?2 where id = ?1 and round = ?2 and told_round < ?2')
      .bind(id, round),
  ])
  return marked!.meta.changes > 0
}

const ANNOUNCEMENT = columns(tables.announcements, 'id title createdAt audience', 'a')
const TOURNAMENT = columns(tables.tournaments, 'name', 't')
export type UnsentAnnouncement = RowOf<typeof ANNOUNCEMENT> &
  RowOf<typeof TOURNAMENT> &
  Record<'tournament' | 'address' | 'text', string>

/** Announcements of tournaments that were not told of. */
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

/** Tells everybody whom an announcement is for of it, once; the ids of those who are told. */
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
        `insert into notifications (user_id, content, link, role, created_at, tournament_id, spoiler_free)
         select user_id, ?3, ?4, ?5, ?6, ?1, ?7 from (${recipients}) where ${isUnsent}`,
      )
      .bind(tournament, id, news.content, news.link, news.role, now, news.spoilerFree ?? null),
    db.$client.prepare('update announcements set told_at = ?2 where id = ?1 and told_at is null').bind(id, now),
  ])
  return people!.results.map(({ user }) => user)
}

/** Who directs a tournament: its organiser and their deputies. */
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

/** Somebody who was told, and their address where they wish it by email too. */
export interface NotifiedPerson {
  user: string
  username: string
  email: string | null
}

// What somebody has not looked at yet is not told twice: asking again and again fills no bell and no mailbox.
const INSERT_NEW = `
  insert into notifications (user_id, content, link, role, created_at)
  select u.id, ?2, ?3, ?4, ?5 from users u where u.id in (select value from json_each(?1))
    and not exists (select 1 from notifications n where n.user_id = u.id and n.seen = 0 and n.content = ?2 and n.link = ?3)
  returning user_id as user`

/** Tells people at once; those who were told, which is nobody who has the same unseen. */
export async function saveNotifications(
  db: Db,
  users: string[],
  { content, link, role }: Omit<NewNotification, 'user'>,
  now: number,
): Promise<NotifiedPerson[]> {
  if (users.length === 0) return []
  const told = await db.$client
    .prepare(INSERT_NEW)
    .bind(JSON.stringify(users), content, link, role, now)
    .all<{ user: string }>()
  if (told.results.length === 0) return []
  const { results } = await db.$client
    .prepare(
      `select id as user, username,
         case when email_meta ->> 'verified' and email_meta ->> 'requests' then email end as email
       from users where id in (select value from json_each(?1))`,
    )
    .bind(JSON.stringify(told.results.map(({ user }) => user)))
    .all<NotifiedPerson>()
  return results
}

/** Forgets what was told so long ago that nobody looks for it. */
export const sweep = (db: Db, before: number) =>
  db.delete(tables.notifications).where(lt(tables.notifications.createdAt, before))
