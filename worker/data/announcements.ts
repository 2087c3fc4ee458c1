import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import type { AnnouncementText } from '#core/changes/announce.ts'
import { columns, type RowOf } from './columns.ts'
import type { Db } from './db.ts'
import { announcements, notices, users } from './schema/index.ts'
import type { PageQuery } from './tournament-list.ts'

const TEXT = {
  announcement: announcements.announcement,
  title: announcements.title,
  author: users.username,
  createdAt: announcements.createdAt,
  updatedAt: announcements.updatedAt,
  isPinned: announcements.isPinned,
}
const IN_ORDER = [desc(announcements.isPinned), desc(announcements.createdAt), desc(announcements.id)]

/** Public announcements of a tournament: pinned ones first, then the newest. */
export const listOfTournament = (db: Db, tournamentId: string) =>
  db
    .select(TEXT)
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(and(eq(announcements.tournamentId, tournamentId), eq(announcements.audience, 'public')))
    .orderBy(...IN_ORDER)
    .all()

/** All announcements of a tournament, including those for its directors only. */
export const listAll = (db: Db, tournamentId: string) =>
  db
    .select({ ...TEXT, id: announcements.id, audience: announcements.audience })
    .from(announcements)
    .leftJoin(users, eq(users.id, announcements.authorId))
    .where(eq(announcements.tournamentId, tournamentId))
    .orderBy(...IN_ORDER)
    .all()

const NOTICE = columns(notices, 'title content link role tournamentId createdAt updatedAt', 'n')

/** A notice of the site, or a public announcement of a tournament. */
export interface SiteAnnouncement extends RowOf<typeof NOTICE> {
  /** `notice-3` or `announcement-3`. */
  id: string
  tournamentName: string | null
  author: string | null
}

// Each half is sorted and limited before the union, so that neither table is read beyond the page.
const SELECT_NEWEST = `
  with cursor as materialized (
    select coalesce((select created_at from notices where id = ?3), (select created_at from announcements where id = ?4),
      ${Number.MAX_SAFE_INTEGER}) as at)
  select * from (
    select ${NOTICE}, 'notice-' || n.id as id, t.name as tournamentName, u.username as author
    from notices n left join tournaments t on t.id = n.tournament_id left join users u on u.id = n.author_id
    where n.created_at <= (select at from cursor)
      and (?2 is null or n.created_at < (select at from cursor) or 'notice-' || n.id < ?2)
      and (tournament_id is null or t.public = 1) and n.role is not 'director'
    order by n.created_at desc, 'notice-' || n.id desc limit ?1)
  union all
  select * from (
    select iif(title = '', t.name, title), announcement, '/t/' || coalesce(t.vanity_url, t.id), 'announcement', t.id,
      a.created_at, a.updated_at, 'announcement-' || a.id, t.name, u.username
    from announcements a cross join tournaments t on t.id = a.tournament_id left join users u on u.id = a.author_id
    where a.created_at <= (select at from cursor)
      and (?2 is null or a.created_at < (select at from cursor) or 'announcement-' || a.id < ?2)
      and t.public = 1 and a.audience = 'public'
    order by a.created_at desc, 'announcement-' || a.id desc limit ?1)
  order by createdAt desc, id desc limit ?1`

/** A page of the site's notices and the announcements of public tournaments, newest first. */
export async function listNewest(db: Db, { limit, after }: PageQuery): Promise<SiteAnnouncement[]> {
  const [kind, no] = after?.split('-') ?? []
  const numbers = [kind === 'notice', kind === 'announcement'].map((is) => (is ? Number(no) : null))
  const { results } = await db.$client
    .prepare(SELECT_NEWEST)
    .bind(limit, after ?? null, ...numbers)
    .all<SiteAnnouncement>()
  return results
}

interface AnnouncementWrite {
  by: string | null
  now: number
  /** SQL condition of each write: the change itself was saved. */
  landed: SQL
}

/** Statements for acts on announcements, which are not part of a snapshot. */
export const announcementWrites = (tournament: string, acts: Act[], write: AnnouncementWrite): SQL[] =>
  acts.flatMap((act) => {
    switch (act.type) {
      case 'announce':
        return [insertAnnouncement(tournament, act.announcement, write)]
      case 'editAnnouncement':
        return [
          sql`update announcements set title = ${act.after.title}, announcement = ${act.after.announcement},
              is_pinned = ${Number(act.after.isPinned ?? false)}, updated_at = ${write.now}
            where id = ${act.after.id} and tournament_id = ${tournament} and ${write.landed}`,
        ]
      case 'takeDownAnnouncement':
        return [
          sql`delete from announcements
            where id = ${act.announcement.id} and tournament_id = ${tournament} and ${write.landed}`,
        ]
      default:
        return []
    }
  })

const insertAnnouncement = (
  tournament: string,
  { id, title, announcement, createdAt, audience = 'public', isPinned = false }: AnnouncementText,
  { by, landed }: AnnouncementWrite,
): SQL => sql`
  insert into announcements (id, tournament_id, title, announcement, author_id, created_at, updated_at, audience, is_pinned)
  select ${id}, ${tournament}, ${title}, ${announcement}, (select id from users where id = ${by}), ${createdAt}, ${createdAt},
    ${audience}, ${Number(isPinned)}
  where ${landed}`
