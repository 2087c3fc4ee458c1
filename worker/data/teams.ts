import type { Member, TeamRow } from '#core/people/profile.ts'
import type { TeamUpdate } from '#core/contract/teams.ts'
import { sortKey } from '#core/text/plain.ts'
import type { Db } from './db.ts'
import { bounds, lettersIn, onlineSince, personOf, since, type Wanted } from './users.ts'

const MOST_MEMBERS = 500

const LIST = (after: boolean) => `
  select id, name, nationality, logo_url as logoURL,
    (select count(*) from team_members m where m.team_id = t.id) as members
  from teams t
  where merged_into is null and sort_name < ?3
    and ${after ? '(sort_name, id) > (select sort_name, id from teams where id = ?4) and' : ''} sort_name >= ?2
  order by sort_name, id limit ?1`

/** Teams by name, without case and accents. */
export async function list(db: Db, wanted: Wanted): Promise<TeamRow[]> {
  const { limit, ends, cursor } = bounds(wanted, sortKey)
  const { results } = await db.$client
    .prepare(LIST(cursor.length > 0))
    .bind(limit, ...ends, ...cursor)
    .all<TeamRow>()
  return results
}

/** The letters under which teams stand. */
export async function letters(db: Db): Promise<string[]> {
  const { results } = await db.$client
    .prepare(lettersIn('teams', 'sort_name', 'merged_into is null'))
    .all<{ letter: string }>()
  return results.map(({ letter }) => letter.toUpperCase())
}

const PROFILE = `
  with recursive lives (id, merged_into) as (
    select id, merged_into from teams where id = ?1
    union select t.id, t.merged_into from lives l cross join teams t on t.id = l.merged_into)
  select t.id, t.name, f.username as founder, t.bio, description, t.nationality, t.ecf, t.fide, logo_url as logoURL,
    t.created_at as createdAt, t.updated_at as updatedAt,
    (select json_group_array(json_object('id', u.id, 'username', u.username, 'name', u.name, 'nationality', u.nationality,
      'isLicensed', u.is_licensed, 'online', ${onlineSince('u.id', '?2')}, 'level', m.level))
      from (select * from team_members where team_id = t.id limit ${MOST_MEMBERS}) m
      cross join users u on u.id = m.user_id) as users
  from lives l cross join teams t on t.id = l.id left join users f on f.id = t.founder_id
  where l.merged_into is null`

/** What is kept of a team. */
export interface Kept {
  id: string
  name: string
  founder: string | null
  bio: string
  description: string
  nationality: string
  ecf: string | null
  fide: string | null
  logoURL: string | null
  createdAt: number
  updatedAt: number
  /** By username. */
  users: Member[]
}

type StoredMember = Omit<Member, 'online' | 'isLicensed'> & { online: 0 | 1; isLicensed: 0 | 1 }

/** A team by its id, in one statement; one that was merged is found as what it became. */
export async function find(db: Db, id: string, now: number): Promise<Kept | undefined> {
  const stored = await db.$client.prepare(PROFILE).bind(id, since(now)).first<Omit<Kept, 'users'> & { users: string }>()
  if (!stored) return undefined
  const users = (JSON.parse(stored.users) as StoredMember[])
    .map(personOf)
    .sort((a, b) => (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1))
  return { ...stored, users }
}

/** Changes what a team says of itself; false when it is not there any more. An empty number is none. */
export async function update(db: Db, id: string, said: TeamUpdate, now: number): Promise<boolean> {
  const { name, description, nationality, ecf, fide } = said
  const { meta } = await db.$client
    .prepare(
      `update teams set name = coalesce(?2, name), sort_name = coalesce(?3, sort_name),
         description = coalesce(?4, description), nationality = coalesce(?5, nationality),
         ecf = nullif(coalesce(?6, ecf), ''), fide = nullif(coalesce(?7, fide), ''), updated_at = ?8
       where id = ?1 and merged_into is null`,
    )
    .bind(
      ...[id, name ?? null, name === undefined ? null : sortKey(name), description ?? null],
      ...[nationality ?? null, ecf ?? null, fide ?? null, now],
    )
    .run()
  return meta.changes > 0
}
