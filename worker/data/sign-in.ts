import type { Me } from '#core/people/profile.ts'
import { playerId } from '#core/snapshot/ids.ts'
import type { Db } from './db.ts'

/** What a username signs in to. */
interface Known {
  id: string
  username: string
  passwordHash: string | null
  email: string | null
}

const KNOWN = 'select id, username, password_hash as passwordHash, email from users'

/** Who has this username, whatever its case. */
export const named = (db: Db, username: string): Promise<Known | null> =>
  db.$client.prepare(`${KNOWN} where unique_id = lower(?1)`).bind(username).first<Known>()

/** Who has this address. */
export async function withEmail(db: Db, email: string): Promise<Known[]> {
  const { results } = await db.$client.prepare(`${KNOWN} where email = lower(?1)`).bind(email).all<Known>()
  return results
}

export const withId = (db: Db, id: string): Promise<Known | null> =>
  db.$client.prepare(`${KNOWN} where id = ?1`).bind(id).first<Known>()

const REGISTER = `
  insert into users (id, username, unique_id, password_hash, email, email_meta, created_at, updated_at)
  select ?1, ?2, lower(?2), ?3, lower(?4), '{"verified":false}', ?5, ?5
  -- An id goes before a username where either is looked for.
  where not exists (select 1 from users where id = lower(?2) or id = ?2)
  on conflict do nothing`

/** Makes somebody; false when the name is taken, by whoever came first. */
export async function register(
  db: Db,
  some: { id: string; username: string; hash: string; email: string; now: number },
) {
  const { id, username, hash, email, now } = some
  const { meta } = await db.$client.prepare(REGISTER).bind(id, username, hash, email, now).run()
  return meta.changes > 0
}

/** Keeps another hash of somebody's password. */
export const setPassword = (db: Db, id: string, hash: string): D1PreparedStatement =>
  db.$client.prepare('update users set password_hash = ?2 where id = ?1').bind(id, hash)

const ME = `
  select u.id, u.username, u.name, u.level, u.theme, u.background_url as backgroundURL,
    (select json_group_array(json_object('id', t.id, 'name', t.name, 'nationality', t.nationality, 'logoURL', t.logo_url,
      'level', m.level)) from team_members m cross join teams t on t.id = m.team_id where m.user_id = u.id) as teams,
    (select json_group_array(json_array(tournament_id, no)) from (
      select tournament_id, no from players where user_id = u.id
      union select p.tournament_id, p.no from team_members m cross join players p on p.team_id = m.team_id
      where m.user_id = u.id)) as players,
    (select json_group_array(json_array(tournament_id, no)) from (
      select tournament_id, no from players where user_id = u.id
      union select p.tournament_id, p.no from team_members m cross join players p on p.team_id = m.team_id
      where m.user_id = u.id and m.level > 0)) as leads,
    (select json_group_array(id) from (
      select id from tournaments where organiser_id = u.id
      union select tournament_id from deputies where user_id = u.id)) as directs,
    (select count(*) from notifications where user_id = u.id and seen = 0) as unseen
  from users u where u.id = ?1`

type Lists = 'teams' | 'players' | 'leads' | 'directs'
type Stored = Omit<Me, Lists> & Record<Lists, string>

/** Who is signed in with what every page may need of them, in one statement. */
export async function me(db: Db, id: string): Promise<Me | undefined> {
  const stored = await db.$client.prepare(ME).bind(id).first<Stored>()
  if (!stored) return undefined
  return {
    ...stored,
    teams: JSON.parse(stored.teams),
    players: entries(stored.players),
    leads: entries(stored.leads),
    directs: JSON.parse(stored.directs),
  }
}

const entries = (json: string): string[] =>
  (JSON.parse(json) as [string, number][]).map(([tournament, no]) => playerId(tournament, no))
