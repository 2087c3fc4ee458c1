import { MINUTE } from '#core/time.ts'
import type { Person, TeamOf } from '#core/people/profile.ts'
import { letterOf } from '#core/text/plain.ts'
import type { Db } from './db.ts'
import type { Page } from './tournament-list.ts'

/** Who was here so lately is online. */
const LATELY = 5 * MINUTE
const BEYOND = '\u{10ffff}'

/** Whether somebody is online; `seen` is the parameter of the time since which that counts. */
export const onlineSince = (user: string, seen: string): string =>
  `exists (select 1 from sessions s where s.user_id = ${user} and s.seen_at > ${seen} and s.expires_at > s.seen_at)`

export const since = (now: number): number => now - LATELY

const LIST = (after: boolean) => `
  select id, username, name, nationality, is_licensed as isLicensed, ${onlineSince('u.id', '?2')} as online
  from users u
  where unique_id < ?4 and ${after ? 'unique_id > (select unique_id from users where id = ?5) and' : ''} unique_id >= ?3
  order by unique_id limit ?1`

/** Which of a list's rows: those that begin with what is looked for, or all from a letter on; after one of them. */
export type Wanted = Page & { search?: string | undefined; from?: string | undefined }

/** From where to where the rows lie in their order, and after which; `key` makes of a word what they are ordered by. */
export function bounds({ limit, after, search, from }: Wanted, key: (word: string) => string) {
  const ends = search ? [key(search), key(search) + BEYOND] : [from ? key(from) : '', BEYOND]
  return { limit, ends, cursor: after === undefined ? [] : [after] }
}

interface Flags {
  online: 0 | 1
  isLicensed: 0 | 1
}

export const personOf = <Row extends Flags>(row: Row): Omit<Row, keyof Flags> & Record<keyof Flags, boolean> => ({
  ...row,
  online: row.online === 1,
  isLicensed: row.isLicensed === 1,
})

type Stored<Row> = Omit<Row, keyof Flags> & Flags

/** Users by username. */
export async function list(db: Db, wanted: Wanted, now: number): Promise<Person[]> {
  const { limit, ends, cursor } = bounds(wanted, (word) => word.toLowerCase())
  const { results } = await db.$client
    .prepare(LIST(cursor.length > 0))
    .bind(limit, since(now), ...ends, ...cursor)
    .all<Stored<Person>>()
  return results.map(personOf)
}

/** First letters of an ordered column: one row is read for each, however many there are. */
export const lettersIn = (table: string, column: string, where = 'true'): string => `
  with recursive first (letter) as (
    select substr(min(${column}), 1, 1) from ${table} where ${where}
    union all
    select (select substr(min(${column}), 1, 1) from ${table} where ${where} and ${column} > letter || '${BEYOND}')
    from first where letter is not null)
  select letter from first where letter is not null`

/** The first letters that usernames begin with, figures as one. */
export async function letters(db: Db): Promise<string[]> {
  const { results } = await db.$client.prepare(lettersIn('users', 'unique_id')).all<{ letter: string }>()
  return [...new Set(results.map(({ letter }) => letterOf(letter)))]
}

const PROFILE = `
  select u.id, username, unique_id as uniqueID, name, bio, nationality, theme, background_url as backgroundURL,
    is_licensed as isLicensed, verified, email, email_meta as emailMeta, contact, meta, ecf, fide, created_at as createdAt,
    ${onlineSince('u.id', '?2')} as online,
    (select json_group_array(json_object('id', t.id, 'name', t.name, 'nationality', t.nationality, 'logoURL', t.logo_url,
      'level', m.level)) from team_members m cross join teams t on t.id = m.team_id where m.user_id = u.id) as teams,
    (select json_group_array(json_object('id', a.id, 'username', a.username, 'link', a.link, 'verified', a.verified,
      'public', a.public, 'permanent', a.permanent, 'sent', a.sent_at)) from accounts a where a.user_id = u.id) as accounts
  from users u
  where u.id = (select id from users where id = ?1 union all select id from users where unique_id = lower(?1) limit 1)`

/** An account as its row keeps it. */
export interface StoredAccount {
  id: 'lichess' | 'chessCom' | 'facebook' | 'email'
  username: string
  link: string | null
  verified: 0 | 1
  public: 0 | 1
  permanent: 0 | 1
  sent: number | null
}

/** All that is kept of a user, for the Worker alone. */
export interface Kept extends Person {
  uniqueID: string
  bio: string
  theme: 'light' | 'dark' | null
  backgroundURL: string | null
  verified: boolean
  email: string | null
  emailMeta: Record<string, unknown>
  contact: Record<string, unknown>
  meta: Record<string, unknown>
  ecf: string | null
  fide: string | null
  createdAt: number
  teams: TeamOf[]
  accounts: StoredAccount[]
}

const JSONS = ['emailMeta', 'contact', 'meta', 'teams', 'accounts'] as const
type StoredProfile = Stored<Omit<Kept, (typeof JSONS)[number] | 'verified'>> & { verified: 0 | 1 } & Record<
    (typeof JSONS)[number],
    string
  >

/** A user by id or username, in one statement; an id goes first. */
export async function find(db: Db, idOrName: string, now: number): Promise<Kept | undefined> {
  const stored = await db.$client.prepare(PROFILE).bind(idOrName, since(now)).first<StoredProfile>()
  if (!stored) return undefined
  const { emailMeta, contact, meta, teams, accounts, verified, ...rest } = stored
  return {
    ...personOf(rest),
    verified: verified === 1,
    emailMeta: JSON.parse(emailMeta),
    contact: JSON.parse(contact),
    meta: JSON.parse(meta),
    teams: JSON.parse(teams),
    accounts: JSON.parse(accounts),
  }
}
