import type { TokenScope } from '#core/people/scopes.ts'
import { digest, newToken } from '#worker/secrets/token.ts'
import { claimRow, personRow, teamRows } from './people.ts'
import { bindings, saveAs, userRows } from './worker.ts'

/** All roles with different permissions in a world. */
export const ROLES = [
  'visitor',
  'expired',
  'stranger',
  'player',
  'member',
  'teamAdmin',
  'otherAdmin',
  'director',
  'deputy',
  'otherDirector',
  'siteAdmin',
] as const
export type Role = (typeof ROLES)[number]

/** A small set of data: an individual event and a team league, with users in each role. */
export interface World {
  /** Suffix of all ids. */
  n: number
  /** `player7` */
  id: (role: Role) => string
  /**
   * Tournament ids. In the cup, entry 1 is the player's, 2 and 3 are unclaimed; in the league 1 is the rooks', 2 the
   * knights', 3 unclaimed.
   */
  cup: string
  league: string
  rooks: string
  knights: string
  /** Request headers of each role. */
  headers: Record<Role, Record<string, string>>
}

/** Of this workerd: files share it, its rooms and its caches, but modules may be loaded again (`vi.resetModules`). */
const made: { worlds?: number } = globalThis as object

/** Creates a world. All roles are signed in except `visitor`, and `expired` has a session that is over. */
export async function aWorld({ isPrivate = false }: { isPrivate?: boolean } = {}): Promise<World> {
  const n = (made.worlds = (made.worlds ?? 0) + 1)
  const id = (role: Role): string => `${role}${n}`
  const signedIn = ROLES.filter((role) => role !== 'visitor')
  const people = await Promise.all(
    signedIn.map(async (role) => [role, await userRows(id(role), role === 'siteAdmin' ? 2 : 0)] as const),
  )
  const [rooks, knights] = [`rooks${n}`, `knights${n}`]
  // One batch, because tests create hundreds of worlds.
  await bindings.DB.batch([
    ...people.flatMap(([, { statements }]) => statements),
    personRow(`founder${n}`),
    ...teamRows(rooks, { name: `Rooks ${n}`, founder_id: `founder${n}` }, { [id('member')]: 0, [id('teamAdmin')]: 1 }),
    ...teamRows(knights, { name: `Knights ${n}` }, { [id('otherAdmin')]: 1 }),
  ])
  const [cup, league] = [`cup${n}`, `league${n}`]
  const shared = { public: !isPrivate, source: 'chessCom', allowSelfLinks: 2, allowSelfSubmissions: true } as const
  await saveAs({
    id: cup,
    name: `Cup ${n}`,
    players: ['Ann Lee', 'Bob', 'Cy'],
    rounds: ['1-2 *'],
    settings: { ...shared, allowRegistration: 'open' },
  })
  await saveAs({
    id: league,
    name: `League ${n}`,
    players: [`Rooks ${n}`, `Knights ${n}`, 'Bishops'],
    rounds: ['1-2 *'],
    settings: { ...shared, competitors: 'team', allowRegistration: 'approve' },
  })
  const run = (sql: string, ...values: (string | number)[]) => bindings.DB.prepare(sql).bind(...values)
  await bindings.DB.batch([
    claimRow(cup, 1, { user_id: id('player'), owner: id('player') }),
    claimRow(league, 1, { team_id: rooks, owner: rooks }),
    claimRow(league, 2, { team_id: knights, owner: knights }),
    run('update tournaments set organiser_id = ?1 where id in (?2, ?3)', id('director'), cup, league),
    run('insert into deputies values (?1, ?3), (?2, ?3)', cup, league, id('deputy')),
    run(
      `insert into tournaments (id, name, organiser_id, created_at, updated_at) values (?1, 'Other', ?2, 1, 1)`,
      `other${n}`,
      id('otherDirector'),
    ),
    run('update sessions set expires_at = 2 where user_id = ?1', id('expired')),
  ])
  return {
    n,
    id,
    cup,
    league,
    rooks,
    knights,
    headers: {
      visitor: {},
      ...Object.fromEntries(people.map(([role, { headers }]) => [role, headers])),
    } as World['headers'],
  }
}

/** Makes an access token of the director; returns the headers of a program that uses it. */
export async function aToken({ id }: World, scope: TokenScope): Promise<Record<string, string>> {
  const token = `kbz_${newToken()}`
  await bindings.DB.prepare(
    'insert into access_tokens (id, user_id, hash, name, scope, created_at) values (?, ?, ?, ?, ?, 1)',
  )
    .bind(newToken(), id('director'), await digest(token), 'Wall board', scope)
    .run()
  return { authorization: `Bearer ${token}` }
}
